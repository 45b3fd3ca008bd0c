import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { onboarding } from './cases.ts';
import { assetOnboardingMachine } from './machine.ts';

type AppOnboarding = components['schemas']['AppOnboarding'];

const begin = () => {
  const clock = new SimulatedClock();
  const read = controlled<AppOnboarding, { businessId: string }>();
  const save = controlled<AppOnboarding, { businessId: string }>();
  const actors = { getAppOnboarding: read.logic, createAppOnboarding: save.logic };
  const actor = createActor(assetOnboardingMachine.provide({ actors }), { clock, input: { businessId: 'b1' } }).start();
  return { actor, clock, read, save, snapshot: () => actor.getSnapshot() };
};

test('Get Started saves once that the welcome was read, and a hint follows until it is dismissed', async () => {
  const { actor, read, save, snapshot } = begin();
  expect(read.latest().input).toEqual({ businessId: 'b1' });
  await read.latest().answer(onboarding(false));
  expect(snapshot().value).toBe('welcoming');
  actor.send({ type: 'welcome.start' });
  actor.send({ type: 'welcome.start' });
  expect([save.calls.length, save.latest().input]).toEqual([1, { businessId: 'b1' }]);
  await save.latest().answer(onboarding(true));
  expect(snapshot().value).toBe('hinting');
  actor.send({ type: 'hint.dismiss' });
  expect(snapshot()).toMatchObject({ value: 'onboarded', status: 'done' });
});

test('a welcome that was read does not come again', async () => {
  const { read, snapshot } = begin();
  await read.latest().answer(onboarding(true));
  expect(snapshot().value).toBe('onboarded');
});

test('closed, it saves nothing', async () => {
  const { actor, read, save, snapshot } = begin();
  await read.latest().answer(onboarding(false));
  actor.send({ type: 'welcome.close' });
  expect([snapshot().value, save.calls.length]).toEqual(['onboarded', 0]);
});

test('what cannot be saved, or not in time, can be saved again', async () => {
  const { actor, clock, read, save, snapshot } = begin();
  await read.latest().answer(onboarding(false));
  actor.send({ type: 'welcome.start' });
  await save.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'welcoming', context: { problem: noConnection } });
  actor.send({ type: 'welcome.start' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'welcoming', context: { problem: noAnswer } });
});

test('without an answer the register is shown as it is', async () => {
  const failed = begin();
  await failed.read.latest().fail(noConnection);
  expect(failed.snapshot().value).toBe('onboarded');
  const late = begin();
  late.clock.increment(30_000);
  expect(late.snapshot().value).toBe('onboarded');
});
