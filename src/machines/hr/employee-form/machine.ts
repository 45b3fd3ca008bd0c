/**
 * Add an employee, or change one.
 * 1. The person says who it is: names, birth, address, and how to reach them. What is missing is said at its field.
 * 2. They say what the employee does, where, for whom, and since when.
 * 3. Of a new employee, somebody who may see pay says what they are paid and where to.
 * 4. The server stores all of it at once. What it refuses leads back to the step that it is about.
 * 5. When an earlier attempt had arrived after all, the person is told before they add another employee.
 * 6. Of an employee who is there only what was changed is sent. When somebody else changed the same meanwhile, the app loads
 *    the record again and says what they changed. What the person typed stays; they save again, or take theirs field by field.
 * Nothing typed is lost over a reload. Started by the list and by a profile; it ends with the profile, or back at the list.
 */
import type { ActorRefFrom } from 'xstate';
import type { RecordField } from '../../../domain/hr/employee-form.ts';
import { asking, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { contextOf, creationOf, employeeForm, ends, updateOf } from './setup.ts';

export type { EmployeeCreation, EmployeeDraft, EmployeeFormOutput, EmployeeRecord, EmployeeUpdate } from './setup.ts';

const ask = asking(employeeForm);

const typing = {
  actions: { type: 'storeTyped', params: ({ event }: { event: { changed: object } }) => event },
} as const;

const taking = {
  actions: { type: 'takeTheirs', params: ({ event }: { event: { field: RecordField } }) => event },
} as const;

export const employeeFormMachine = employeeForm.createMachine({
  id: 'employeeForm',
  options: { maxIterations: 1_000 },
  description: 'A person adds an employee, or changes the record of one.',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The form of a new employee is empty; that of another one is filled first.',
      always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The server sends the record of the employee.',
      tags: 'busy',
      ...ask({
        src: 'getEmployee',
        input: ({ context: { businessId, id } }) => ({ businessId, id: id ?? '' }),
        onDone: {
          target: 'describing',
          actions: { type: 'storeEmployee', params: ({ event }) => ({ employee: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The record could not be loaded.',
      tags: 'failed',
      on: { 'employee.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    describing: {
      description: 'The person says who the employee is and how to reach them.',
      tags: 'editable',
      on: {
        'fields.type': typing,
        'theirs.take': taking,
        'step.continue': [
          { guard: { type: 'isReady', params: { step: 'person' } }, target: 'placing', actions: 'clearProblem' },
          { actions: { type: 'storeMistakes', params: { step: 'person' } } },
        ],
        'step.skip': {
          guard: { type: 'isReady', params: { step: 'person' } },
          target: 'placing',
          actions: 'clearProblem',
        },
      },
    },
    placing: {
      description: 'The person says what the employee does, and where.',
      tags: 'editable',
      on: {
        'fields.type': typing,
        'theirs.take': taking,
        'step.back': { target: 'describing', actions: 'clearProblem' },
        'step.skip': { guard: 'isReadyForPay', target: 'paying', actions: 'clearProblem' },
        'step.continue': [
          {
            guard: { type: 'isReady', params: { step: 'work' } },
            target: 'finishing',
            actions: 'clearProblem',
          },
          { actions: { type: 'storeMistakes', params: { step: 'work' } } },
        ],
      },
    },
    finishing: {
      description:
        'Pay is asked for where the person may see it; otherwise everything is said. What is as it was is not sent.',
      always: [
        { guard: 'asksPay', target: 'paying' },
        { guard: 'isNew', target: 'creating' },
        { guard: 'hasChanges', target: 'updating' },
        { target: 'unchanged' },
      ],
    },
    paying: {
      description: 'The person says what the new employee is paid, and where to.',
      tags: 'editable',
      on: {
        'fields.type': typing,
        'step.back': { target: 'placing', actions: 'clearProblem' },
        'employee.save': [
          { guard: { type: 'isReady', params: { step: 'pay' } }, target: 'creating', actions: 'clearProblem' },
          { actions: { type: 'storeMistakes', params: { step: 'pay' } } },
        ],
      },
    },
    creating: {
      description: 'The server adds the employee.',
      tags: 'busy',
      ...ask({
        src: 'createEmployee',
        input: ({ context }) => creationOf(context),
        onDone: {
          target: 'saved',
          actions: { type: 'storeSaved', params: ({ event }) => ({ employee: event.output }) },
        },
        failTo: 'returning',
        onError: [
          failureWhen('isConflict', 'foundEarlier'),
          failureWhen('isAboutPerson', 'describing'),
          failureWhen('isAboutWork', 'placing'),
        ],
      }),
    },
    updating: {
      description: 'The server stores the changes.',
      tags: 'busy',
      ...ask({
        src: 'updateEmployee',
        input: ({ context }) => updateOf(context),
        onDone: 'saved',
        failTo: 'placing',
        onError: [failureWhen('isChangedMeanwhile', 'readingAgain'), failureWhen('isAboutPerson', 'describing')],
      }),
    },
    readingAgain: {
      description: 'Somebody else changed the same meanwhile; the app loads the record again.',
      tags: 'busy',
      ...ask({
        src: 'getEmployee',
        input: ({ context: { businessId, id } }) => ({ businessId, id: id ?? '' }),
        onDone: {
          target: 'placing',
          actions: [{ type: 'storeTheirs', params: ({ event }) => ({ employee: event.output }) }, 'clearProblem'],
        },
        failTo: 'unread',
      }),
    },
    returning: {
      description: 'The employee could not be added; the person is back at the last step.',
      always: [{ guard: 'asksPay', target: 'paying' }, { target: 'placing' }],
    },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all; the person is told before they add another employee.',
      tags: 'failed',
      on: {
        'list.open': 'listed',
        'employee.addAgain': {
          target: 'creating',
          actions: [{ type: 'storeKey', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    saved: { description: 'The employee is stored; the person goes to the profile.', type: 'final', output: 'saved' },
    unchanged: {
      description: 'Nothing was changed; the person goes back to the profile.',
      type: 'final',
      output: 'unchanged',
    },
    listed: { description: 'The person goes back to the list.', type: 'final', output: 'listed' },
  },
  output: ({ context, event }) => ({ id: context.id, end: endOf(ends, event.output) }),
});

export type EmployeeFormRef = ActorRefFrom<typeof employeeFormMachine>;
