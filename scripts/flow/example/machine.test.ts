import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { answerDeadline } from '../../../src/domain/shared/deadlines.ts';
import { noAnswer } from '../../../src/domain/shared/problem.ts';
import { controlled } from '../../../src/machines/shared/controlled.ts';
import { businessId, noConnection } from '../../../src/machines/shared/samples.ts';
import { refused, workshop } from './cases.ts';
import { type Department, type DepartmentCreation, departmentAdditionMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const create = controlled<Department, DepartmentCreation>();
  const machine = departmentAdditionMachine.provide({ actors: { createDepartment: create.logic } });
  const actor = createActor(machine, { clock, input: { businessId } }).start();
  return { actor, clock, create, snapshot: () => actor.getSnapshot() };
};

test('a department is added by its name, without the spaces around it', async () => {
  const { actor, create, snapshot } = begin();
  actor.send({ type: 'form.submit', name: ' Workshop ' });
  expect(create.latest().input).toEqual({ businessId, name: 'Workshop' });
  await create.latest().answer(workshop);
  expect(snapshot().output).toEqual({ end: 'added', name: 'Workshop' });
});

test('without a name nothing is sent, and a name that is refused can be changed', async () => {
  const { actor, create, snapshot } = begin();
  actor.send({ type: 'form.submit', name: ' ' });
  expect(create.calls).toHaveLength(0);
  expect(snapshot().context.problem?.fields).toEqual({ name: ['Enter a name.'] });
  actor.send({ type: 'form.submit', name: 'Workshop' });
  await create.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'naming', context: { name: 'Workshop', problem: refused } });
});

test('without a connection or an answer it is sent again, or changed', async () => {
  const { actor, clock, create, snapshot } = begin();
  actor.send({ type: 'form.submit', name: 'Workshop' });
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unsaved', context: { problem: noConnection } });
  actor.send({ type: 'form.retry' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(answerDeadline);
  expect(snapshot()).toMatchObject({ value: 'unsaved', context: { problem: noAnswer } });
  expect(create.calls).toHaveLength(2);
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'naming', context: { problem: null } });
});

test('the person goes on without it', () => {
  const { actor, snapshot } = begin();
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left', name: '' });
});
