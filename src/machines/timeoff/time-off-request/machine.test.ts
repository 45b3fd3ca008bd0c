import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { certificate, chosen, day, empty, own, preview, request, taken } from './cases.ts';
import { type Preview, type RequestAnswer, type RequestOrder, timeOffRequestMachine } from './machine.ts';

const begin = (draft = empty, employee: { id: string; name: string } | null = null) => {
  const clock = new SimulatedClock();
  const count = controlled<Preview, RequestOrder>();
  const create = controlled<RequestAnswer, RequestOrder>();
  const actors = { previewTimeoffRequest: count.logic, createTimeoffRequest: create.logic };
  const actor = createActor(timeOffRequestMachine.provide({ actors }), {
    clock,
    input: { ...own, employee, draft },
  }).start();
  return { actor, clock, count, create, snapshot: () => actor.getSnapshot() };
};
const counted = async () => {
  const flow = begin(chosen);
  await flow.count.latest().answer(preview);
  return flow;
};

test('a day is chosen, counted and sent', async () => {
  const { actor, count, create, snapshot } = begin();
  actor.send({ type: 'request.send' });
  expect(snapshot()).toMatchObject({
    value: 'choosing',
    context: { problem: { fields: { first_day: ['Required'], last_day: ['Required'] } } },
  });
  actor.send({ type: 'days.choose', changed: { first_day: day } });
  expect(snapshot()).toMatchObject({ value: 'counting', context: { problem: null } });
  const { businessId } = own;
  expect(count.latest().input).toEqual({ businessId, employee: null, draft: chosen });
  await count.latest().answer(preview);
  expect(snapshot()).toMatchObject({ value: 'counted', context: { preview } });
  actor.send({ type: 'note.type', note: 'My sister marries' });
  actor.send({ type: 'request.send' });
  actor.send({ type: 'request.send' });
  expect(create.calls).toHaveLength(1);
  const draft = { ...chosen, note: 'My sister marries' };
  expect(create.latest().input).toEqual({ businessId, employee: null, draft });
  await create.latest().answer(request);
  expect(snapshot().output).toEqual({ end: 'sent', draft, employee: null });
});

test('each change counts anew, the last one alone, and nobody has to wait for it', async () => {
  const { actor, count, create, snapshot } = begin(chosen, { id: 'e1', name: 'Bola' });
  actor.send({ type: 'days.choose', changed: { last_day: '2036-03-05' } });
  actor.send({ type: 'days.choose', changed: { until_noon: true } });
  expect(count.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  actor.send({ type: 'days.choose', changed: { first_day: null } });
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { preview: null } });
  actor.send({ type: 'days.choose', changed: { first_day: '2036-03-10' } });
  expect(snapshot().context.draft).toMatchObject({ first_day: '2036-03-10', last_day: '2036-03-10' });
  actor.send({ type: 'request.send' });
  expect(create.latest().input).toMatchObject({ employee: { id: 'e1' }, draft: { last_day: '2036-03-10' } });
});

test('what cannot be counted can be sent all the same, or is counted again', async () => {
  const { actor, count, snapshot } = begin(chosen);
  await count.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'uncounted', context: { problem: noConnection } });
  actor.send({ type: 'count.retry' });
  await count.latest().fail(refusal({ policy: ['This policy does not hold on all of these days.'] }));
  expect(snapshot().value).toBe('refused');
  actor.send({ type: 'request.leave' });
  expect(snapshot().output).toEqual({ end: 'left', draft: chosen, employee: null });
});

test('what is refused stays as it was chosen, with the reason', async () => {
  const { actor, create, snapshot } = await counted();
  actor.send({ type: 'request.send' });
  await create.latest().fail(taken);
  expect(snapshot()).toMatchObject({ value: 'refused', context: { draft: chosen, problem: taken, preview } });
  actor.send({ type: 'days.choose', changed: { last_day: '2036-03-04' } });
  expect(snapshot()).toMatchObject({ value: 'counting', context: { problem: null } });
});

test('over a cut line it goes again under the same key, or back to the days', async () => {
  const { actor, clock, create, snapshot } = await counted();
  actor.send({ type: 'request.send' });
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noConnection } });
  actor.send({ type: 'request.retry' });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noAnswer } });
  expect(create.calls.map(({ input }) => input.draft.idempotencyKey)).toEqual(['first-key', 'first-key']);
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'counting', context: { problem: null } });
  actor.send({ type: 'request.send' });
  await create.latest().fail(problem('conflict'));
  expect(snapshot().output).toMatchObject({ end: 'earlier' });
});

test('documents go with the request, and stay as the days change', async () => {
  const { actor, create, snapshot } = await counted();
  const other = { ...certificate, id: 'other' };
  actor.send({ type: 'file.arrive', file: other });
  actor.send({ type: 'file.arrive', file: certificate });
  actor.send({ type: 'file.remove', id: 'other' });
  actor.send({ type: 'days.choose', changed: { last_day: '2036-03-05' } });
  actor.send({ type: 'request.send' });
  expect(create.latest().input.draft.files).toEqual([certificate]);
  await create.latest().fail(refusal({ files: ['This file is gone. Upload it again.'] }));
  expect(snapshot().value).toBe('refused');
  actor.send({ type: 'file.remove', id: certificate.id });
  actor.send({ type: 'request.leave' });
  expect(snapshot().output).toMatchObject({ end: 'left', draft: { files: [] } });
});
