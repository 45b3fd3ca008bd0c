import { expect, test } from 'vitest';
import { createActor, type InputFrom, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { noConnection } from '../samples.ts';
import { onboarding } from './cases.ts';
import { moduleOnboardingMachine } from './machine.ts';

type AppOnboarding = components['schemas']['AppOnboarding'];
type Input = InputFrom<typeof moduleOnboardingMachine>;

const ofFleet = { businessId: 'b1', type: 'fleet_onboarding' } as const;

const begin = () => {
  const clock = new SimulatedClock();
  const read = controlled<AppOnboarding, Input>();
  const save = controlled<AppOnboarding, Input>();
  const actors = { getAppOnboarding: read.logic, createAppOnboarding: save.logic };
  const actor = createActor(moduleOnboardingMachine.provide({ actors }), { clock, input: ofFleet }).start();
  return { actor, clock, read, save, snapshot: () => actor.getSnapshot() };
};

test('Get Started saves once that the welcome was read, and a hint follows until it is dismissed', async () => {
  const { actor, read, save, snapshot } = begin();
  expect(read.latest().input).toEqual(ofFleet);
  await read.latest().answer(onboarding(false));
  expect(snapshot().value).toBe('welcoming');
  actor.send({ type: 'welcome.start' });
  actor.send({ type: 'welcome.start' });
  expect([save.calls.length, save.latest().input]).toEqual([1, ofFleet]);
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

test('without an answer the module is shown as it is', async () => {
  const failed = begin();
  await failed.read.latest().fail(noConnection);
  expect(failed.snapshot().value).toBe('onboarded');
  const late = begin();
  late.clock.increment(30_000);
  expect(late.snapshot().value).toBe('onboarded');
});
