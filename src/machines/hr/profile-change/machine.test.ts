import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { made, openAlready, profile } from './cases.ts';
import {
  type ChangeRequest,
  type MyProfile,
  type ProfileChange,
  type ProfileChangeDraft,
  profileChangeMachine,
} from './machine.ts';

function begin(draft: ProfileChangeDraft | null = null) {
  const clock = new SimulatedClock();
  const read = controlled<MyProfile, { businessId: string }>();
  const create = controlled<ProfileChange, ChangeRequest>();
  const machine = profileChangeMachine.provide({
    actors: { getMyProfile: read.logic, createMyProfileChange: create.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, idempotencyKey: 'first-key', draft } });
  actor.start();
  return { actor, clock, read, create, snapshot: () => actor.getSnapshot() };
}
async function looking() {
  const flow = begin();
  await flow.read.latest().answer(profile);
  return flow;
}
async function typed() {
  const flow = await looking();
  flow.actor.send({ type: 'part.open', part: 'details' });
  flow.actor.send({ type: 'fields.type', changed: { address: '12 Bode Thomas Street' } });
  flow.actor.send({ type: 'step.continue' });
  flow.actor.send({ type: 'reason.type', reason: ' We moved. ' });
  return flow;
}

test('what differs is sent with the reason, part by part', async () => {
  const { actor, create, snapshot } = await typed();
  actor.send({ type: 'part.open', part: 'bank' });
  actor.send({ type: 'fields.type', changed: { nin: '12345678901' } });
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'change.send' });
  expect(create.latest().input).toMatchObject({
    businessId,
    idempotencyKey: 'first-key',
    reason: 'We moved.',
    details: { address: '12 Bode Thomas Street', last_name: 'Ibrahim' },
    bank: { nin: '12345678901', bank: null },
  });
  expect(create.latest().input).not.toHaveProperty('next_of_kin');
  await create.latest().answer(made);
  expect(snapshot()).toMatchObject({ value: 'sent', status: 'done', output: undefined });
});

test('a part that is wrong stays open; leaving it takes back what was typed in it alone', async () => {
  const { actor, snapshot } = await typed();
  actor.send({ type: 'part.open', part: 'emergency_contact' });
  actor.send({ type: 'contact.type', part: 'emergency_contact', changed: { name: 'Chidi Eze' } });
  actor.send({ type: 'step.continue' });
  expect(snapshot()).toMatchObject({
    value: 'filling',
    context: { problem: { fields: { relationship: ['field is required'] } } },
  });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({
    value: 'looking',
    context: {
      problem: null,
      fields: { emergency_contact: { name: '' }, person: { address: '12 Bode Thomas Street' } },
    },
  });
});

test('nothing is sent without a change or without a reason', async () => {
  const unchanged = await looking();
  unchanged.actor.send({ type: 'reason.type', reason: 'We moved.' });
  expect(unchanged.snapshot().can({ type: 'change.send' })).toBe(false);
  const { actor, create, snapshot } = await typed();
  actor.send({ type: 'reason.type', reason: ' ' });
  actor.send({ type: 'change.send' });
  expect(snapshot().context.problem?.fields).toEqual({ reason: ['field is required'] });
  actor.send({ type: 'reason.type', reason: 'We moved.' });
  expect(snapshot().context.problem).toBeNull();
  expect(create.calls).toHaveLength(0);
});

test('what is refused, a lost connection and no answer keep what was typed', async () => {
  const { actor, clock, create, snapshot } = await typed();
  actor.send({ type: 'change.send' });
  await create.latest().fail(openAlready);
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: openAlready, reason: ' We moved. ' } });
  actor.send({ type: 'change.send' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: noAnswer } });
});

test('a profile that could not be loaded is asked for again', async () => {
  const { actor, read, snapshot } = begin();
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unread', context: { problem: noConnection } });
  actor.send({ type: 'profile.retry' });
  await read.latest().answer(profile);
  expect(snapshot().value).toBe('looking');
});

test('a reload goes on with what was typed', async () => {
  const { actor } = await typed();
  const { fields, reason } = actor.getSnapshot().context;
  if (fields === null) throw new Error('nothing is typed');
  const again = begin({ fields, reason });
  await again.read.latest().answer(profile);
  again.actor.send({ type: 'change.send' });
  expect(again.create.latest().input).toMatchObject({
    reason: 'We moved.',
    details: { address: '12 Bode Thomas Street' },
  });
});
