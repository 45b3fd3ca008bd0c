import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { firstPreview, laterPreview, nothingPublished, overtaken, week } from './cases.ts';
import { type PublicationPreview, type PublishedWeek, weekPublicationMachine } from './machine.ts';

type Publication = { shifts: number; told: number };
const begin = () => {
  const clock = new SimulatedClock();
  const preview = controlled<PublicationPreview, PublishedWeek>();
  const publish = controlled<Publication, PublishedWeek & { version: string }>();
  const withdraw = controlled<Publication, PublishedWeek>();
  const machine = weekPublicationMachine.provide({
    actors: { previewPublication: preview.logic, publishWeek: publish.logic, withdrawWeek: withdraw.logic },
  });
  const actor = createActor(machine, { clock, input: week });
  actor.start();
  return { actor, clock, preview, publish, withdraw, snapshot: () => actor.getSnapshot() };
};
const shown = async (preview: PublicationPreview) => {
  const flow = begin();
  await flow.preview.latest().answer(preview);
  return flow;
};

test('a week is published as it was looked at, and the person hears how many were told', async () => {
  const { actor, publish, snapshot } = await shown(firstPreview);
  // Nothing is published that could be withdrawn.
  actor.send({ type: 'week.withdraw' });
  expect(snapshot().value).toBe('shown');
  actor.send({ type: 'week.publish' });
  actor.send({ type: 'week.publish' });
  expect(publish.calls).toHaveLength(1);
  expect(publish.latest().input).toEqual({ ...week, version: 'planned=1' });
  await publish.latest().answer({ shifts: 1, told: 1 });
  expect(snapshot().output).toEqual({ end: 'published', told: 1 });
});

test('a plan that has changed meanwhile is looked at again, with the reason', async () => {
  const { actor, preview, publish, snapshot } = await shown(firstPreview);
  actor.send({ type: 'week.publish' });
  await publish.latest().fail(overtaken);
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: overtaken } });
  await preview.latest().answer(laterPreview);
  expect(snapshot()).toMatchObject({ value: 'shown', context: { preview: laterPreview, problem: overtaken } });
  actor.send({ type: 'week.publish' });
  expect(publish.latest().input.version).toBe('planned=2');
  expect(snapshot().context.problem).toBeNull();
});

test('what was published last is withdrawn, unless somebody else did', async () => {
  const { actor, preview, withdraw, snapshot } = await shown(laterPreview);
  actor.send({ type: 'week.withdraw' });
  await withdraw.latest().fail(nothingPublished);
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: nothingPublished } });
  await preview.latest().answer(laterPreview);
  actor.send({ type: 'week.withdraw' });
  await withdraw.latest().answer({ shifts: 0, told: 2 });
  expect(snapshot().output).toEqual({ end: 'withdrawn', told: 2 });
});

test('without a connection or an answer each is sent again, or the person looks again', async () => {
  const { actor, clock, preview, publish, withdraw, snapshot } = await shown(laterPreview);
  actor.send({ type: 'week.publish' });
  await publish.latest().fail(noConnection);
  expect(snapshot().value).toBe('unpublished');
  actor.send({ type: 'publication.retry' });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unpublished', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: null } });
  await preview.latest().answer(laterPreview);
  actor.send({ type: 'week.withdraw' });
  await withdraw.latest().fail(noConnection);
  expect(snapshot().value).toBe('unwithdrawn');
  actor.send({ type: 'withdrawal.retry' });
  expect(snapshot().value).toBe('withdrawing');
});

test('what cannot be loaded is asked for again, or left', async () => {
  const { actor, preview, snapshot } = begin();
  await preview.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'preview.retry' });
  expect(snapshot().value).toBe('looking');
  actor.send({ type: 'publication.leave' });
  expect(snapshot().output).toEqual({ end: 'left', told: 0 });
});
