import { newPlan, type PlanFields } from '../../../domain/assets/plan-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { newReminderChoice } from '../../../domain/shared/reminder.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { maintenancePlanMachine } from './machine.ts';
import type { Plan, PlanDraft } from './setup.ts';
import { maintenancePlanSteps } from './steps.ts';

const generator = { id: '01a00000-0000-7000-8000-0000000000a1', name: 'Mikano 60 kVA' };
const planId = '01a00000-0000-7000-8000-0000000000b1';

export const reminder = newReminderChoice('service', '08:00');
export const emptyDraft: PlanDraft = { fields: newPlan(), reminder: null, idempotencyKey: 'plan-key' };
export const oilChange: Partial<PlanFields> = {
  name: 'Oil change',
  type: 'service',
  scope: 'asset',
  asset: generator.id,
  asset_title: generator.name,
};
export const twiceAYear: Partial<PlanFields> = {
  every: '6',
  unit: 'month',
  every_km: '',
  every_hours: '250',
  counts_from: 'completed',
  last_done_on: '2026-11-01',
};
const readyDraft: PlanDraft = { ...emptyDraft, fields: newPlan({ ...oilChange, ...twiceAYear }) };

export const stored: Plan = {
  id: planId,
  name: 'Oil change',
  type: 'service',
  asset: generator,
  asset_type: null,
  every: 6,
  unit: 'month',
  every_km: null,
  every_hours: 250,
  counts_from: 'completed',
  last_done_on: '2026-11-01',
  reminder: null,
  is_paused: false,
  next_due_on: '2027-05-01',
  created_at: '2026-11-20T09:00:00.000Z',
};
const reminded: Plan = {
  ...stored,
  reminder: { date: '08:00', set_reminder: '5d' },
};

export const maintenancePlanFlow = flow({
  title: 'Plan maintenance that recurs',
  audience: 'staff',
  route: '/assets?tab=maintenance&view=create-plan',
  machine: maintenancePlanMachine,
  happyEnd: 'saved',
  steps: maintenancePlanSteps,
  states: { describing: 'Saying what is planned' },
  labels: {
    'subject.change': 'What is planned is filled in',
    'rhythm.change': 'How often is filled in',
    'reminder.change': 'Choose whether people are reminded',
    'plan.save': 'Save plan',
    'plan.reload': 'Try again',
    'form.leave': 'Cancel',
    isNew: 'it is a new plan',
    lacksSubject: 'its name, or what it is for, is missing',
    lacksRhythm: 'how often, or from when, is missing',
    isAboutSubject: 'the server refuses what is planned',
    isAboutRhythm: 'the server refuses how often',
    isConflict: 'an earlier attempt had arrived',
    getMaintenancePlan: 'the server sends the plan',
    createMaintenancePlan: 'the server stores the plan',
    updateMaintenancePlan: 'the server changes the plan',
  },
  cases: {
    inputs: [
      { label: 'a new plan', input: { businessId, id: null, draft: emptyDraft } },
      { label: 'a draft', input: { businessId, id: null, draft: readyDraft } },
      { label: 'a plan that is there', input: { businessId, id: planId, draft: emptyDraft } },
    ],
    events: {
      'subject.change': [
        { label: 'an oil change', event: { type: 'subject.change', fields: oilChange } },
        {
          label: 'a name with spaces around',
          event: { type: 'subject.change', fields: { ...oilChange, name: ' Oil change ' } },
        },
        { label: 'no name', event: { type: 'subject.change', fields: { ...oilChange, name: ' ' } } },
      ],
      'rhythm.change': [
        { label: 'twice a year', event: { type: 'rhythm.change', fields: twiceAYear } },
        {
          label: 'never',
          event: { type: 'rhythm.change', fields: { ...twiceAYear, every: '', every_hours: '' } },
        },
      ],
      'reminder.change': [
        { label: 'wanted', event: { type: 'reminder.change', reminder } },
        { label: 'not wanted', event: { type: 'reminder.change', reminder: null } },
      ],
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'plan.save': [{ label: '', event: { type: 'plan.save' } }],
      'plan.reload': [{ label: '', event: { type: 'plan.reload' } }],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      getMaintenancePlan: {
        done: [
          { label: 'sent', output: stored },
          { label: 'sent with its reminder', output: reminded },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      createMaintenancePlan: {
        done: [{ label: 'stored', output: stored }],
        error: [
          { label: 'the asset is gone', error: refusal({ asset: ['This asset does not exist.'] }) },
          { label: 'the day is to come', error: refusal({ last_done_on: ['Choose today or an earlier day.'] }) },
          { label: 'an earlier attempt had arrived', error: problem('conflict') },
          { label: 'no connection', error: noConnection },
        ],
      },
      updateMaintenancePlan: {
        done: [{ label: 'changed', output: stored }],
        error: [
          { label: 'the name is refused', error: refusal({ name: ['This is too long.'] }) },
          { label: 'the day is to come', error: refusal({ last_done_on: ['Choose today or an earlier day.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'the reminder of a plan is known': {
        start: 'a plan that is there',
        steps: ['done(getMaintenancePlan): sent with its reminder'],
      },
      'the name is told without the spaces around it': {
        start: 'a draft',
        steps: [
          ...['subject.change: a name with spaces around', 'step.continue', 'step.continue', 'plan.save'],
          'done(createMaintenancePlan): stored',
        ],
      },
      'a rhythm that is filled in is no mistake any more': {
        start: 'a draft',
        steps: ['step.continue', 'rhythm.change: never', 'step.continue', 'rhythm.change: twice a year'],
      },
      'the way back forgets what failed': {
        start: 'a draft',
        steps: [
          ...['step.continue', 'step.continue', 'plan.save', 'error(createMaintenancePlan): no connection'],
          'step.back',
        ],
      },
    },
    holds: {
      'nothing is sent that lacks something': ({ value, context: { fields } }) =>
        value !== 'creating' || (fields.name.trim() !== '' && fields.last_done_on !== ''),
      'only a plan that is known is changed': ({ value, context }) => value !== 'updating' || context.known !== null,
    },
    key: ({ context: { id, known, fields, problem: trouble } }) => ({
      isNew: id === null,
      isKnown: known !== null,
      hasSubject: fields.name.trim() !== '' && fields.asset !== '',
      hasRhythm: fields.every !== '' && fields.last_done_on !== '',
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
