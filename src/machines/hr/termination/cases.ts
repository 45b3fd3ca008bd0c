import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId, halima } from '../employee-form/cases.ts';
import { type HeldThing, type TerminationFields, terminationMachine } from './machine.ts';

export const laptop: HeldThing = {
  id: '01a00000-0000-7000-8000-0000000000d1',
  name: 'HP EliteBook',
  number: 'LAP-0001',
  is_vehicle: false,
  date_assigned: '2025-03-03',
  is_deleted: false,
  is_planned: false,
};
/** In the bin of the register, where nobody can take it back. */
export const binned: HeldThing = {
  ...laptop,
  id: '01a00000-0000-7000-8000-0000000000d2',
  name: 'Old printer',
  number: 'PRI-0001',
  is_deleted: true,
};
export const today = '2026-11-20';
export const filled: TerminationFields = { date: today, reason: 'dismissal', note: ' Moves abroad ' };
const input = { businessId, id: employeeId, today };
const cut = { label: 'no connection', error: noConnection };

export const terminationFlow = flow({
  title: 'End an employment',
  audience: 'staff',
  route: '/hr/employees/:id',
  machine: terminationMachine,
  happyEnd: 'terminated',
  states: {
    describing: 'Saying the last day and why',
    holding: 'Things must come back first',
    takingBack: 'Taking things back',
    warned: 'The law protects the person',
  },
  labels: {
    'things.takeBack': 'Take everything back',
    'things.check': 'Look again',
    'notice.plan': 'Plan a later day',
    'reason.submit': 'Continue with the day and the reason',
    'termination.confirm': 'End employment',
    'termination.insist': 'End it all the same',
    'termination.retry': 'Retry',
    'termination.leave': 'Close',
    isHolding: 'the person holds something',
    mayTakeBack: 'who is at work here may take assets back',
    hasMistakes: 'the day or the reason is missing, or the day is more than a year ahead',
    isHeldBack: 'something is held, and the day is not to come',
    isProtected: 'the law protects the person from a notice of dismissal',
    holdsSomething: 'the person was given something meanwhile',
    listEmployeeAssetVehicles: 'the server says what the person holds',
    unassignAssets: 'the server takes everything back',
    terminateEmployee: 'the server ends the employment',
  },
  cases: {
    inputs: [
      { label: 'by somebody who may take assets back', input: { ...input, mayTakeBack: true } },
      { label: 'by somebody who may not', input: { ...input, mayTakeBack: false } },
    ],
    events: {
      'things.takeBack': [{ label: '', event: { type: 'things.takeBack' } }],
      'things.check': [{ label: '', event: { type: 'things.check' } }],
      'notice.plan': [{ label: '', event: { type: 'notice.plan' } }],
      'reason.submit': [
        { label: 'today', event: { type: 'reason.submit', ...filled } },
        { label: 'without a day', event: { type: 'reason.submit', ...filled, date: '' } },
        { label: 'without a reason', event: { type: 'reason.submit', ...filled, reason: '' } },
        { label: 'in more than a year', event: { type: 'reason.submit', ...filled, date: '2027-11-21' } },
        { label: 'in a year', event: { type: 'reason.submit', ...filled, date: '2027-11-20' } },
      ],
      'termination.confirm': [{ label: '', event: { type: 'termination.confirm' } }],
      'termination.insist': [{ label: '', event: { type: 'termination.insist' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'termination.retry': [{ label: '', event: { type: 'termination.retry' } }],
      'termination.leave': [{ label: '', event: { type: 'termination.leave' } }],
    },
    answers: {
      listEmployeeAssetVehicles: {
        done: [
          { label: 'nothing', output: [] },
          { label: 'a laptop', output: [laptop] },
          { label: 'a laptop, and a printer in the bin', output: [laptop, binned] },
        ],
        error: [cut],
      },
      unassignAssets: { done: [{ label: 'taken back', output: { results: [] } }], error: [cut] },
      terminateEmployee: {
        done: [{ label: 'ended', output: halima }],
        error: [
          {
            label: 'something was given meanwhile',
            error: problem('conflict', { detail: 'Halima holds one asset.', code: 'holds_assets' }),
          },
          {
            label: 'the law protects the person',
            error: problem('conflict', {
              detail: 'Halima is on maternity leave until 3 May 2027.',
              code: 'protected',
            }),
          },
          {
            label: 'somebody else was faster',
            error: problem('conflict', { detail: 'This employment has ended already.' }),
          },
          {
            label: 'the day is before the hire date',
            error: refusal({ date: ['The last day is not before the hire date.'] }),
          },
          cut,
        ],
      },
    },
    journeys: {
      'what is in the bin is not taken back': {
        start: 'by somebody who may take assets back',
        steps: ['done(listEmployeeAssetVehicles): a laptop, and a printer in the bin', 'things.takeBack'],
      },
      'what came back is not held any more when the employment ends': {
        start: 'by somebody who may take assets back',
        steps: [
          'done(listEmployeeAssetVehicles): a laptop',
          'things.takeBack',
          'done(unassignAssets): taken back',
          'done(listEmployeeAssetVehicles): nothing',
          'reason.submit: today',
        ],
      },
      'what was typed stays when the day is not to come and something is held': {
        start: 'by somebody who may not',
        steps: ['done(listEmployeeAssetVehicles): a laptop', 'notice.plan', 'reason.submit: today', 'notice.plan'],
      },
      'looking again forgets that nothing could be taken back': {
        start: 'by somebody who may take assets back',
        steps: [
          'done(listEmployeeAssetVehicles): a laptop',
          'things.takeBack',
          'error(unassignAssets): no connection',
          'things.check',
        ],
      },
      'planning a later day forgets that nothing could be taken back': {
        start: 'by somebody who may take assets back',
        steps: [
          'done(listEmployeeAssetVehicles): a laptop',
          'things.takeBack',
          'error(unassignAssets): no connection',
          'notice.plan',
        ],
      },
      'going back forgets that the server could not be reached': {
        start: 'by somebody who may not',
        steps: [
          'done(listEmployeeAssetVehicles): nothing',
          'reason.submit: today',
          'termination.confirm',
          'error(terminateEmployee): no connection',
          'step.back',
        ],
      },
    },
    holds: {
      'nothing ends at once while something is held': ({ value, context: { held, fields } }) =>
        value !== 'terminating' || held.length === 0 || fields.date > today,
      'nothing ends without a reason': ({ value, context: { fields } }) =>
        value !== 'terminating' || fields.reason !== '',
    },
    key: ({ context: { held, mayTakeBack, fields, isInsisting, problem: trouble } }) => ({
      isInsisting,
      isLater: fields.date > today,
      held: held.length,
      mayTakeBack,
      reason: fields.reason,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
