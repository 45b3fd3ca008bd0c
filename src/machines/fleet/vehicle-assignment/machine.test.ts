import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId } from '../../shared/samples.ts';
import { assignee, notActive, tooEarly, vehicle } from './cases.ts';
import { type AssigneeAddition, type AssigneeRemoval, vehicleAssignmentMachine } from './machine.ts';

type Vehicle = components['schemas']['Vehicle'];
const stored = {} as Vehicle;

const begin = (isAssigned: boolean) => {
  const clock = new SimulatedClock();
  const add = controlled<Vehicle, AssigneeAddition>();
  const remove = controlled<Vehicle, AssigneeRemoval>();
  const machine = vehicleAssignmentMachine.provide({
    actors: { addVehicleAssignee: add.logic, removeVehicleAssignee: remove.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, id: vehicle, isAssigned } }).start();
  return { actor, clock, add, remove, snapshot: () => actor.getSnapshot() };
};

test('an employee gets the vehicle, at the second try', async () => {
  const { actor, clock, add, snapshot } = begin(false);
  actor.send({ type: 'assignee.choose', assignee });
  expect(add.latest().input).toEqual({ businessId, id: vehicle, assignee });
  await add.latest().fail(notActive);
  expect(snapshot()).toMatchObject({ value: 'notAssigned', context: { problem: notActive } });
  actor.send({ type: 'assignee.retry' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(answerDeadline);
  expect(snapshot()).toMatchObject({ value: 'notAssigned', context: { problem: noAnswer } });
  actor.send({ type: 'assignee.retry' });
  await add.latest().answer(stored);
  expect(snapshot().output).toEqual({ end: 'assigned' });
});

test('the vehicle is taken back; a day that is refused is said and can be changed', async () => {
  const { actor, remove, snapshot } = begin(true);
  actor.send({ type: 'assignee.remove', endDate: '2026-01-05' });
  expect(remove.latest().input).toEqual({ businessId, id: vehicle, end_date: '2026-01-05' });
  await remove.latest().fail(tooEarly);
  expect(snapshot()).toMatchObject({ value: 'choosingEnd', context: { problem: tooEarly } });
  actor.send({ type: 'assignee.remove', endDate: '2040-01-05' });
  expect(snapshot().context.problem).toBeNull();
  await remove.latest().answer(stored);
  expect(snapshot().output).toEqual({ end: 'unassigned' });
});

test.each([false, true])('it is left as it is (somebody has it: %s)', (isAssigned) => {
  const { actor, snapshot } = begin(isAssigned);
  actor.send({ type: 'dialog.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});
