import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { announced, declared, expected, overtaken, refused } from './cases.ts';
import { type Declaration, type Holiday, holidayDeclarationMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const declare = controlled<Holiday, Declaration>();
  const machine = holidayDeclarationMachine.provide({ actors: { declareHoliday: declare.logic } });
  const actor = createActor(machine, { clock, input: { businessId, holiday: expected } });
  actor.start();
  return { actor, clock, declare, snapshot: () => actor.getSnapshot() };
};
const sent = () => {
  const flow = begin();
  flow.actor.send({ type: 'days.submit', days: announced });
  return flow;
};

test('a holiday is declared on the days that were announced, once', async () => {
  const { actor, declare, snapshot } = begin();
  expect(snapshot().context.days).toEqual(expected.days);
  actor.send({ type: 'days.submit', days: [] });
  expect(snapshot()).toMatchObject({
    value: 'choosingDays',
    context: { problem: { fields: { days: ['Choose a day.'] } } },
  });
  actor.send({ type: 'days.submit', days: announced });
  actor.send({ type: 'days.submit', days: [] });
  expect(declare.calls).toHaveLength(1);
  expect(declare.latest().input).toEqual({
    businessId,
    id: expected.id,
    seen: { days: expected.days },
    days: announced,
  });
  await declare.latest().answer(declared);
  expect(snapshot().output).toEqual({ end: 'declared', name: 'Id-el-Kabir' });
});

test('days that are refused, and those of somebody else, lead back to the days that were chosen', async () => {
  for (const problem of [refused, overtaken]) {
    const { actor, declare, snapshot } = sent();
    await declare.latest().fail(problem);
    expect(snapshot()).toMatchObject({ value: 'choosingDays', context: { days: announced, problem } });
    actor.send({ type: 'days.submit', days: announced });
    expect(snapshot()).toMatchObject({ value: 'declaring', context: { problem: null } });
  }
});

test('without a connection or an answer it is sent again, or the person goes back', async () => {
  const { actor, clock, declare, snapshot } = sent();
  await declare.latest().fail(noConnection);
  expect(snapshot().value).toBe('unsent');
  actor.send({ type: 'days.retry' });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'choosingDays', context: { days: announced, problem: null } });
  actor.send({ type: 'declaration.leave' });
  expect(snapshot().output).toEqual({ end: 'left', name: 'Id-el-Kabir' });
});
