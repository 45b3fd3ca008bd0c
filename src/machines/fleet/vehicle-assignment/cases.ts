import type { components } from '../../../../openapi/generated/contract.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { vehicleAssignmentMachine } from './machine.ts';

export const vehicle = '01b00000-0000-7000-8000-0000000000a1';
/** The flow reads nothing of the answer. */
const stored = { id: vehicle } as components['schemas']['Vehicle'];
export const assignee = '01b00000-0000-7000-8000-0000000000e1';
export const notActive = refusal({ assignee: ['Choose an active employee.'] });
export const tooEarly = refusal({ end_date: ['The end date cannot be before the vehicle was assigned.'] });

export const vehicleAssignmentFlow = flow({
  title: 'Assign a vehicle, or take it back',
  audience: 'staff',
  route: '/fleet/home/:id',
  machine: vehicleAssignmentMachine,
  happyEnd: 'assigned',
  labels: {
    'assignee.choose': 'Assign',
    'assignee.remove': 'Unassign',
    'assignee.retry': 'Try again',
    'dialog.leave': 'Cancel',
    isAssigned: 'somebody has the vehicle',
    addVehicleAssignee: 'the server gives the vehicle to them',
    removeVehicleAssignee: 'the server takes the vehicle back',
  },
  cases: {
    inputs: [
      { label: 'a vehicle that nobody has', input: { businessId, id: vehicle, isAssigned: false } },
      { label: 'a vehicle that somebody has', input: { businessId, id: vehicle, isAssigned: true } },
    ],
    events: {
      'assignee.choose': [{ label: '', event: { type: 'assignee.choose', assignee } }],
      'assignee.remove': [{ label: '', event: { type: 'assignee.remove', endDate: '2040-01-05' } }],
      'assignee.retry': [{ label: '', event: { type: 'assignee.retry' } }],
      'dialog.leave': [{ label: '', event: { type: 'dialog.leave' } }],
    },
    answers: {
      addVehicleAssignee: {
        done: [{ label: 'assigned', output: stored }],
        error: [{ label: 'the employee has left', error: notActive }],
      },
      removeVehicleAssignee: {
        done: [{ label: 'taken back', output: stored }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the day is refused', error: tooEarly },
        ],
      },
    },
    holds: {
      'who gets it is known': (snapshot) => !snapshot.matches('assigning') || snapshot.context.assignee !== null,
      'when it ends is known': (snapshot) => !snapshot.matches('unassigning') || snapshot.context.endDate !== null,
    },
    key: ({ context: { isAssigned, problem } }) => ({
      isAssigned,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: problem !== null,
    }),
  },
});
