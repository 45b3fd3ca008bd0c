/**
 * Plan maintenance that recurs, or change a plan.
 * 1. The person says what is planned, for one asset or for every asset of a type.
 * 2. They say how often: by the calendar, by kilometres and by engine hours, whichever comes first.
 * 3. They see the next three dates, and choose whether people are reminded.
 * 4. The server stores the plan once, however often it is sent. What it refuses leads back to its step.
 * 5. When an earlier attempt had arrived after all, the person is told.
 * Started by the list of plans, an asset or a type; it ends with the plan, or without.
 */
import type { ActorRefFrom } from 'xstate';
import { asking, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { creationOf, ends, maintenancePlan, updateOf } from './setup.ts';

export type { PlanDraft } from './setup.ts';

const ask = asking(maintenancePlan);
const ofEvent = <E>({ event }: { event: E }): E => event;
const leads = [failureWhen('isAboutSubject', 'describing'), failureWhen('isAboutRhythm', 'scheduling')] as const;

export const maintenancePlanMachine = maintenancePlan.createMachine({
  id: 'maintenancePlan',
  options: { maxIterations: 1_000 },
  description: 'A person plans maintenance that recurs, or changes a plan.',
  context: ({ input: { draft, ...input } }) => ({ ...input, ...draft, known: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The flow begins with a new plan, or with one that is there.',
      always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The server sends the plan.',
      tags: 'busy',
      ...ask({
        src: 'getMaintenancePlan',
        input: ({ context: { businessId, id } }) => ({ businessId, id: id ?? '' }),
        onDone: {
          target: 'describing',
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The plan could not be loaded.',
      tags: 'failed',
      on: { 'plan.reload': { target: 'loading', actions: 'clearProblem' } },
    },
    describing: {
      description: 'The person says what is planned, and for what.',
      tags: 'editable',
      on: {
        'subject.change': { actions: [{ type: 'storeTyped', params: ofEvent }, 'clearProblem'] },
        'step.continue': [
          { guard: 'lacksSubject', actions: 'storeLackingSubject' },
          { target: 'scheduling', actions: 'clearProblem' },
        ],
        'form.leave': 'left',
      },
    },
    scheduling: {
      description: 'The person says how often, and from when.',
      tags: 'editable',
      on: {
        'rhythm.change': { actions: [{ type: 'storeTyped', params: ofEvent }, 'clearProblem'] },
        'step.continue': [
          { guard: 'lacksRhythm', actions: 'storeLackingRhythm' },
          { target: 'reminding', actions: 'clearProblem' },
        ],
        'step.back': { target: 'describing', actions: 'clearProblem' },
        'form.leave': 'left',
      },
    },
    reminding: {
      description: 'The person sees the next dates and says whether people are reminded.',
      tags: 'editable',
      on: {
        'reminder.change': { actions: [{ type: 'storeReminder', params: ofEvent }, 'clearProblem'] },
        'plan.save': [
          { guard: 'isNew', target: 'creating', actions: 'clearProblem' },
          { target: 'updating', actions: 'clearProblem' },
        ],
        'step.back': { target: 'scheduling', actions: 'clearProblem' },
        'form.leave': 'left',
      },
    },
    creating: {
      description: 'The server stores the plan and works out what is due.',
      tags: 'busy',
      ...ask({
        src: 'createMaintenancePlan',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'saved' },
        onError: [...leads, failureWhen('isConflict', 'foundEarlier')],
        failTo: 'reminding',
      }),
    },
    updating: {
      description: 'The server changes the plan and works out what is due again.',
      tags: 'busy',
      ...ask({
        src: 'updateMaintenancePlan',
        input: ({ context }) => updateOf(context),
        onDone: { target: 'saved' },
        onError: [...leads],
        failTo: 'reminding',
      }),
    },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all, with something else in it.',
      tags: 'failed',
      on: { 'form.leave': 'left' },
    },
    saved: { description: 'The plan is stored.', type: 'final', output: 'saved' },
    left: { description: 'The person goes back to the plans.', type: 'final', output: 'left' },
  },
  output: ({ event, context }) => ({ end: endOf(ends, event.output), name: context.fields.name.trim() }),
});

export type MaintenancePlanRef = ActorRefFrom<typeof maintenancePlanMachine>;
