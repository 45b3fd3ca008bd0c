/**
 * Give a vehicle to somebody, or take it back.
 * 1. Of a vehicle that nobody has, the person chooses one employee; the server gives it to them from today.
 * 2. Of a vehicle that somebody has, the person says when they give it back; the dialog takes today at the earliest.
 * 3. A refusal is said where it belongs; a dead line loses nothing, and the person tries again.
 * Started by Assign and Unassign on a vehicle's page; it ends assigned, unassigned or left.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Vehicle = components['schemas']['Vehicle'];
type OfVehicle = { businessId: string; id: string };
export type AssigneeAddition = OfVehicle & { assignee: string };
export type AssigneeRemoval = OfVehicle & { end_date: string };

type Input = OfVehicle & { isAssigned: boolean };
type Context = Input & { assignee: string | null; endDate: string | null; problem: Problem | null };
type Event =
  | { type: 'assignee.choose'; assignee: string }
  | { type: 'assignee.remove'; endDate: string }
  | { type: 'assignee.retry' }
  | { type: 'dialog.leave' };
const ends = ['left', 'assigned', 'unassigned'] as const;
export type VehicleAssignmentOutput = { end: (typeof ends)[number] };

const vehicleAssignment = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: VehicleAssignmentOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    addVehicleAssignee: placeholder<Vehicle, AssigneeAddition>('addVehicleAssignee'),
    removeVehicleAssignee: placeholder<Vehicle, AssigneeRemoval>('removeVehicleAssignee'),
  },
  guards: {
    isAssigned: ({ context }) => context.isAssigned,
  },
  actions: {
    storeAssignee: assign({ assignee: (_, { assignee }: { assignee: string }) => assignee }),
    storeEnd: assign({ endDate: (_, { endDate }: { endDate: string }) => endDate, problem: null }),
  },
}).extend(askingParts);

const ask = asking(vehicleAssignment);
const ofEvent = <E>({ event }: { event: E }): E => event;

export const vehicleAssignmentMachine = vehicleAssignment.createMachine({
  id: 'vehicleAssignment',
  options: { maxIterations: 1_000 },
  description: 'A person gives a vehicle to an employee, or takes it back.',
  context: ({ input }) => ({ ...input, assignee: null, endDate: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whoever has the vehicle decides what can be done.',
      always: [{ guard: 'isAssigned', target: 'choosingEnd' }, { target: 'choosingAssignee' }],
    },
    choosingAssignee: {
      description: 'The person chooses who gets the vehicle.',
      tags: 'editable',
      on: {
        'assignee.choose': { target: 'assigning', actions: { type: 'storeAssignee', params: ofEvent } },
        'dialog.leave': 'left',
      },
    },
    assigning: {
      description: 'The server gives the vehicle to them from today.',
      tags: 'busy',
      ...ask({
        src: 'addVehicleAssignee',
        input: ({ context: { businessId, id, assignee } }) => ({ businessId, id, assignee: given(assignee) }),
        onDone: { target: 'assigned' },
        failTo: 'notAssigned',
      }),
    },
    notAssigned: {
      description: 'The vehicle could not be given to them; the person tries again, or does not.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'assignee.retry': 'assigning', 'dialog.leave': 'left' },
    },
    choosingEnd: {
      description: 'The person says when the vehicle is given back.',
      tags: 'editable',
      on: {
        'assignee.remove': { target: 'unassigning', actions: { type: 'storeEnd', params: ofEvent } },
        'dialog.leave': 'left',
      },
    },
    unassigning: {
      description: 'The server takes the vehicle back.',
      tags: 'busy',
      ...ask({
        src: 'removeVehicleAssignee',
        input: ({ context: { businessId, id, endDate } }) => ({ businessId, id, end_date: given(endDate) }),
        onDone: { target: 'unassigned' },
        failTo: 'choosingEnd',
      }),
    },
    assigned: { description: 'They have the vehicle.', type: 'final', output: 'assigned' },
    unassigned: {
      description: 'Nobody has the vehicle once that day has passed.',
      type: 'final',
      output: 'unassigned',
    },
    left: { description: 'The person leaves it as it is.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type VehicleAssignmentRef = ActorRefFrom<typeof vehicleAssignmentMachine>;
