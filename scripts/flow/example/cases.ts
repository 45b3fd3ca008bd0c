import { flow } from '../../../src/machines/flow.ts';
import { businessId, noConnection, refusal } from '../../../src/machines/shared/samples.ts';
import { type Department, departmentAdditionMachine } from './machine.ts';

export const workshop: Department = {
  id: '0198c7a0-0000-7000-8000-0000000000c1',
  name: 'Workshop',
  is_default: false,
  employee_count: 0,
};
export const refused = refusal({ name: ['A department with this name exists already.'] });

export const departmentAdditionFlow = flow({
  title: 'Add a department',
  audience: 'staff',
  route: '/hr/department-addition',
  machine: departmentAdditionMachine,
  happyEnd: 'added',
  labels: {
    'form.submit': 'Add',
    'form.retry': 'Try again',
    'form.leave': 'Cancel',
    hasName: 'a name is typed',
    isInvalid: 'the server refuses the name',
    createDepartment: 'the server adds the department',
  },
  cases: {
    inputs: [{ label: 'a business', input: { businessId } }],
    events: {
      'form.submit': [
        { label: 'a name', event: { type: 'form.submit', name: ' Workshop ' } },
        { label: 'no name', event: { type: 'form.submit', name: ' ' } },
      ],
      'form.retry': [{ label: '', event: { type: 'form.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      createDepartment: {
        done: [{ label: 'added', output: workshop }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the name is taken', error: refused },
        ],
      },
    },
    holds: {
      'what is sent has a name': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.name !== '',
    },
    // No guard reads it; it is in the key so that paths try where it is cleared.
    key: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  },
});
