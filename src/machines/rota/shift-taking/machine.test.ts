import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { openShift, tooLate } from './cases.ts';
import { type Swap, shiftTakingMachine, type TakenShift } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const take = controlled<Swap, TakenShift>();
  const machine = shiftTakingMachine.provide({ actors: { takeShift: take.logic } });
  const actor = createActor(machine, { clock, input: openShift });
  actor.start();
  return { actor, clock, take, snapshot: () => actor.getSnapshot() };
};

test('a shift is taken once, and is theirs at once or waits', async () => {
  for (const [status, isWaiting] of [
    ['done', false],
    ['accepted', true],
  ] as const) {
    const { actor, take, snapshot } = begin();
    actor.send({ type: 'shift.take' });
    actor.send({ type: 'shift.take' });
    expect(take.calls).toHaveLength(1);
    expect(take.latest().input).toEqual(openShift);
    await take.latest().answer({ status });
    expect(snapshot().output).toEqual({ end: 'taken', isWaiting });
  }
});

test('when somebody else was faster the person is told, and can only leave', async () => {
  const { actor, take, snapshot } = begin();
  actor.send({ type: 'shift.take' });
  await take.latest().fail(tooLate);
  expect(snapshot()).toMatchObject({ value: 'refused', context: { problem: tooLate } });
  actor.send({ type: 'shift.take' });
  expect(take.calls).toHaveLength(1);
  actor.send({ type: 'taking.leave' });
  expect(snapshot().output).toEqual({ end: 'left', isWaiting: false });
});

test('without a connection or an answer it is sent again, or looked at again', async () => {
  const { actor, clock, take, snapshot } = begin();
  actor.send({ type: 'shift.take' });
  await take.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noConnection } });
  actor.send({ type: 'taking.retry' });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'asked', context: { problem: null } });
  actor.send({ type: 'taking.leave' });
  expect(snapshot().output).toEqual({ end: 'left', isWaiting: false });
});
