import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { freePlan, premiumPlan, selection } from '../samples.ts';
import { type Plans, planSelectionMachine } from './machine.ts';

const page = (...results: Plans['results']): Plans => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

const begin = () => {
  const clock = new SimulatedClock();
  const list = controlled<Plans, { country_name?: string }>();
  const machine = planSelectionMachine.provide({ actors: { listBusinessPlans: list.logic } });
  const actor = createActor(machine, { clock, input: { selection: null } }).start();
  return { actor, clock, list, snapshot: () => actor.getSnapshot() };
};

test('a visitor sees the plans that cost something, and goes on with what they chose', async () => {
  const { actor, list, snapshot } = begin();
  await list.latest().answer(page(premiumPlan, freePlan));
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { plans: [premiumPlan] } });
  actor.send({ type: 'plan.choose', selection });
  expect(snapshot()).toMatchObject({ status: 'done', output: { selection } });
});

test.each([{ numEmployees: null }, { numEmployees: 0 }, { planCode: 'free' }, { planCode: 'gold' }])(
  '%j does not continue',
  async (lacking) => {
    const { actor, list, snapshot } = begin();
    await list.latest().answer(page(premiumPlan, freePlan));
    actor.send({ type: 'plan.choose', selection: { ...selection, ...lacking } });
    expect(snapshot().value).toBe('choosing');
  },
);

test('the visitor loads the plans again when they failed or none was on offer', async () => {
  const { actor, clock, list, snapshot } = begin();
  await list.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noConnection } });
  actor.send({ type: 'plans.load' });
  expect(snapshot()).toMatchObject({ value: 'loading', context: { problem: null } });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noAnswer } });
  actor.send({ type: 'plans.load' });
  await list.latest().answer(page(freePlan));
  expect(snapshot().value).toBe('nothingOnOffer');
  actor.send({ type: 'plans.load' });
  await list.latest().answer(page(premiumPlan));
  expect(snapshot().value).toBe('choosing');
});
