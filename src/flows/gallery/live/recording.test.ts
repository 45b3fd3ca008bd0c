import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor, fromTransition } from 'xstate';
import { type WatchedStep, watchedStep } from '../../../machines/shared/watching.ts';
import { withStandIns } from '../../engine/model.ts';
import { purchaseFlow } from '../../engine/samples.ts';
import { currentIn, openSimulation } from '../simulate/simulation.ts';
import { pathOfRecording, readRecording, recordingText } from './recording.ts';

/** A live actor, observed like the product's actors. */
const record = (...events: { type: string; [held: string]: unknown }[]): WatchedStep[] => {
  const steps: WatchedStep[] = [];
  let took: AnyTransitionDefinition[] = [];
  const idle = fromTransition((state: null) => state, null);
  const actor = createActor(withStandIns(purchaseFlow.machine, idle), {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') took.push(...event._transitions);
      if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
      steps.push(watchedStep('page', actor, event.snapshot as AnyMachineSnapshot, event.event, took));
      took = [];
    },
  });
  actor.start();
  for (const event of events) actor.send(event);
  actor.stop();
  return steps;
};

const steps = record(
  { type: 'plan.choose', plan: 'premium' },
  { type: 'wizard.continue' },
  { type: 'count.enter', employees: 40 },
  { type: 'wizard.back' },
  { type: 'wizard.close' },
).filter(({ event }) => event !== 'xstate.stop');

it('becomes a path through the cases that leads Simulate to the same state', () => {
  const played = pathOfRecording(purchaseFlow, { flow: 'purchase', steps });
  expect(played).toMatchObject({ start: 'plain', unknown: null });
  expect(played?.labels).toEqual([
    'plan.choose: premium',
    'wizard.continue',
    'count.enter: twelve',
    'wizard.back',
    'wizard.close',
  ]);
  const last = openSimulation(purchaseFlow)
    .follow('plain', played?.labels ?? [])
    .at(-1);
  expect(last && currentIn(last)).toEqual(['closed']);
  expect(JSON.parse(played?.json ?? '')).toMatchObject({
    paths: [{ steps: [{ label: 'plan.choose: premium' }, {}, {}, {}, {}] }],
  });
});

it('is written to a file and read back, and refuses other files', () => {
  const text = recordingText({ flow: 'purchase', steps });
  expect(readRecording(text, 'purchase')).toEqual({ flow: 'purchase', steps });
  expect([readRecording(text, 'login'), readRecording('{', 'purchase'), readRecording('null', 'purchase')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(text).not.toContain('premium');
});

it('does not become a path when it misses the start', () => {
  expect(pathOfRecording(purchaseFlow, { flow: 'purchase', steps: steps.slice(2) })).toBeNull();
});
