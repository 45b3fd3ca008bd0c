import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { changed, decided, halfDecided, ofPay, request, reread } from './cases.ts';
import { type Decision, type ProfileChange, profileChangeReviewMachine } from './machine.ts';

function begin() {
  const clock = new SimulatedClock();
  const read = controlled<ProfileChange, { businessId: string; id: string }>();
  const decide = controlled<ProfileChange, Decision>();
  const machine = profileChangeReviewMachine.provide({
    actors: { getProfileChange: read.logic, approveProfileUpdateRequest: decide.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, id: request.id } });
  actor.start();
  return { actor, clock, read, decide, snapshot: () => actor.getSnapshot() };
}
async function reviewing() {
  const flow = begin();
  await flow.read.latest().answer(request);
  return flow;
}
/** The status is approved, and the address refused. */
async function judged() {
  const flow = await reviewing();
  flow.actor.send({ type: 'fields.approve' });
  flow.actor.send({ type: 'verdict.give', field: 'address', is: 'refuse' });
  flow.actor.send({ type: 'note.type', field: 'address', note: ' Send a bill. ' });
  return flow;
}

test('what is approved and refused goes to the server with the version that was read', async () => {
  const { actor, decide, snapshot } = await judged();
  actor.send({ type: 'decision.send' });
  expect(decide.latest().input).toEqual({
    businessId,
    id: request.employee.id,
    request: request.id,
    version: request.version,
    approved: ['marital_status'],
    refused: [{ field: 'address', note: 'Send a bill.' }],
  });
  await decide.latest().answer(decided);
  expect(snapshot()).toMatchObject({
    value: 'settled',
    status: 'done',
    context: { change: decided },
    output: undefined,
  });
});

test('what nobody decided stays open, and can be decided after', async () => {
  const { actor, decide, snapshot } = await reviewing();
  actor.send({ type: 'verdict.give', field: 'marital_status', is: 'approve' });
  actor.send({ type: 'decision.send' });
  await decide.latest().answer(halfDecided);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { verdicts: {} } });
  actor.send({ type: 'fields.approve' });
  actor.send({ type: 'decision.send' });
  expect(decide.latest().input).toMatchObject({ version: halfDecided.version, approved: ['address'], refused: [] });
});

test('nothing is sent without a verdict, nor a refusal without words', async () => {
  const { actor, decide, snapshot } = await reviewing();
  expect(snapshot().can({ type: 'decision.send' })).toBe(false);
  actor.send({ type: 'verdict.give', field: 'address', is: 'refuse' });
  actor.send({ type: 'decision.send' });
  expect(snapshot().context.problem?.fields).toEqual({ note_address: ['field is required'] });
  actor.send({ type: 'note.type', field: 'address', note: 'Send a bill.' });
  expect(snapshot().context.problem).toBeNull();
  expect(decide.calls).toHaveLength(0);
});

test('another verdict keeps the words of a refusal', async () => {
  const { actor, snapshot } = await judged();
  actor.send({ type: 'fields.approve' });
  actor.send({ type: 'verdict.give', field: 'address', is: 'refuse' });
  expect(snapshot().context.verdicts.address).toEqual({ is: 'refuse', note: ' Send a bill. ' });
});

test('what changed meanwhile is read again, and only its verdict is taken back', async () => {
  const { actor, read, decide, snapshot } = await judged();
  actor.send({ type: 'decision.send' });
  await decide.latest().fail(changed);
  expect(snapshot()).toMatchObject({ value: 'loading', context: { problem: changed } });
  await read.latest().answer(reread);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: changed, change: reread } });
  expect(snapshot().context.verdicts).toEqual({ marital_status: { is: 'approve', note: '' } });
  actor.send({ type: 'decision.send' });
  expect(decide.latest().input.version).toBe(reread.version);
});

test('what is about pay is only looked at by somebody who may not see it', async () => {
  const { read, snapshot } = begin();
  await read.latest().answer(ofPay);
  expect(snapshot()).toMatchObject({ value: 'settled', status: 'done' });
});

test('a lost connection and no answer keep the verdicts', async () => {
  const { actor, clock, decide, snapshot } = await judged();
  actor.send({ type: 'decision.send' });
  await decide.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection } });
  actor.send({ type: 'decision.send' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noAnswer } });
  expect(Object.keys(snapshot().context.verdicts)).toEqual(['marital_status', 'address']);
});

test('a request that could not be loaded is asked for again', async () => {
  const { actor, read, snapshot } = begin();
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unread', context: { problem: noConnection } });
  actor.send({ type: 'request.retry' });
  await read.latest().answer(request);
  expect(snapshot().value).toBe('reviewing');
});
