import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, type Problem, problem } from '../../../domain/shared/problem.ts';
import { type Controlled, controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import {
  administratorHandoverMachine,
  type Handover,
  type Naming,
  type OfHandover,
  type Open,
  type Ownership,
} from './machine.ts';

const handover: Handover = {
  id: 'h1',
  from: { id: 'ada', email: 'ada@palmoil.example', name: 'Ada Obi' },
  to: { id: 'bola', email: 'bola@palmoil.example', name: 'Bola Ade' },
  created_at: '2026-11-20T09:00:00.000Z',
};
const wasDeclined = problem('conflict', { detail: 'This was declined already.' });

const askWithPassword = { type: 'handover.ask', password: 'palm-oil-2026' } as const;

const open = (person: 'ada' | 'bola', memberId: string | null = null) => {
  const clock = new SimulatedClock();
  const look = controlled<Open, { businessId: string }>();
  const naming = controlled<Handover, Naming>();
  const owning = controlled<Ownership, { businessId: string }>();
  const [cancel, accept, decline] = [1, 2, 3].map(() => controlled<void, OfHandover>()) as [Acting, Acting, Acting];
  const machine = administratorHandoverMachine.provide({
    actors: {
      getAdministratorHandover: look.logic,
      nameAdministrator: naming.logic,
      cancelAdministratorHandover: cancel.logic,
      acceptAdministratorHandover: accept.logic,
      declineAdministratorHandover: decline.logic,
      refreshOwnership: owning.logic,
    },
  });
  const input = { businessId: 'palm-oil', personId: person, isOwner: person === 'ada', memberId };
  const actor = createActor(machine, { clock, input }).start();
  return { clock, look, naming, owning, cancel, accept, decline, actor, snapshot: () => actor.getSnapshot() };
};
type Acting = Controlled<void, OfHandover>;

const choosing = async (memberId: string | null = null) => {
  const flow = open('ada', memberId);
  await flow.look.latest().answer({ handover: null });
  return flow;
};
const waiting = async () => {
  const flow = open('ada');
  await flow.look.latest().answer({ handover });
  return flow;
};
const deciding = async () => {
  const flow = open('bola');
  await flow.look.latest().answer({ handover });
  return flow;
};

test('the owner names a member, once, and waits', async () => {
  const { actor, naming, snapshot } = await choosing();
  actor.send(askWithPassword);
  expect(naming.calls).toHaveLength(0);
  actor.send({ type: 'successor.choose', memberId: 'bola' });
  actor.send(askWithPassword);
  actor.send(askWithPassword);
  expect(naming.calls).toHaveLength(1);
  expect(naming.latest().input).toEqual({ businessId: 'palm-oil', member_id: 'bola', password: 'palm-oil-2026' });
  await naming.latest().answer(handover);
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { handover, memberId: null, problem: null } });
});

test('the member named in the link is chosen already', async () => {
  const { snapshot } = await choosing('bola');
  expect(snapshot().can(askWithPassword)).toBe(true);
});

test('a person who cannot be named is deselected; a network failure keeps the choice', async () => {
  const { actor, clock, naming, snapshot } = await choosing('bola');
  const refused = refusal({ member_id: ['Choose another member of the business.'] });
  actor.send(askWithPassword);
  await naming.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: noConnection, memberId: 'bola' } });
  actor.send(askWithPassword);
  await naming.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: refused, memberId: null } });
  actor.send({ type: 'successor.choose', memberId: 'chidi' });
  expect(snapshot().context).toMatchObject({ problem: null, memberId: 'chidi' });
  actor.send(askWithPassword);
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: noAnswer } });
});

test('a wrong password keeps the choice, and no password is kept', async () => {
  const { actor, naming, snapshot } = await choosing('bola');
  const wrong = refusal({ password: ['Your password was entered incorrectly.'] });
  actor.send(askWithPassword);
  await naming.latest().fail(wrong);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: wrong, memberId: 'bola', password: '' } });
});

test('when a person is asked already, the flow shows that handover', async () => {
  const { actor, look, naming, snapshot } = await choosing('chidi');
  const already = problem('conflict', { detail: 'Somebody has been asked already. Withdraw that first.' });
  actor.send(askWithPassword);
  await naming.latest().fail(already);
  expect(snapshot().value).toBe('looking');
  await look.latest().answer({ handover });
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { handover, problem: already } });
});

test('the owner cancels the handover, and can choose another person', async () => {
  const { actor, cancel, snapshot } = await waiting();
  actor.send({ type: 'handover.takeBack' });
  expect(cancel.latest().input).toEqual({ businessId: 'palm-oil', id: 'h1' });
  await cancel.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { problem: noConnection } });
  actor.send({ type: 'handover.takeBack' });
  expect(snapshot().context.problem).toBeNull();
  await cancel.latest().answer(undefined);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { handover: null } });
});

test.each<[string, Problem]>([
  ['was answered', wasDeclined],
  ['is no more', problem('missing')],
  ['was accepted, so that the business is another’s', problem('forbidden')],
])('a handover that %s cannot be cancelled; it has ended', async (_, ending) => {
  const { actor, cancel, look, owning, snapshot } = await waiting();
  actor.send({ type: 'handover.takeBack' });
  await cancel.latest().fail(ending);
  expect(snapshot().value).toBe('findingOwner');
  await owning.latest().answer({ isOwner: true });
  expect(snapshot()).toMatchObject({ value: 'ended', context: { problem: ending } });
  actor.send({ type: 'handover.look' });
  expect(snapshot()).toMatchObject({ value: 'looking', context: { handover: null, problem: null } });
  await look.latest().answer({ handover: null });
  expect(snapshot().value).toBe('choosing');
});

test('the app checks for the answer every 15 seconds, and a failed check changes nothing', async () => {
  const { actor, clock, look, cancel, snapshot } = await waiting();
  clock.increment(15_000);
  expect([snapshot().value, look.calls.length]).toEqual(['checking', 2]);
  await look.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { problem: null } });
  clock.increment(15_000);
  clock.increment(30_000);
  expect(snapshot().value).toBe('waiting');
  clock.increment(15_000);
  await look.latest().answer({ handover: { ...handover, id: 'h2' } });
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { handover: { id: 'h2' } } });
  clock.increment(15_000);
  actor.send({ type: 'handover.takeBack' });
  expect(cancel.latest().input.id).toBe('h2');
  await cancel.latest().fail(noConnection);
  clock.increment(15_000);
  await look.latest().answer({ handover: null });
  expect(snapshot().value).toBe('findingOwner');
});

const overForOwner = async () => {
  const flow = await waiting();
  flow.clock.increment(15_000);
  await flow.look.latest().answer({ handover: null });
  return flow;
};

test('an owner whose handover was accepted is not the owner any more, and the flow ends', async () => {
  const { owning, snapshot } = await overForOwner();
  expect(owning.latest().input).toEqual({ businessId: 'palm-oil' });
  await owning.latest().answer({ isOwner: false });
  expect(snapshot()).toMatchObject({ status: 'done', value: 'handedOver', output: { end: 'handedOver' } });
});

test('an owner can continue when the request for the new owner fails', async () => {
  const first = await overForOwner();
  await first.owning.latest().fail(noConnection);
  expect(first.snapshot()).toMatchObject({ value: 'ended', context: { problem: null } });
  const second = await overForOwner();
  second.clock.increment(30_000);
  expect(second.snapshot().value).toBe('ended');
  const third = await overForOwner();
  third.actor.send({ type: 'handover.look' });
  expect(third.snapshot()).toMatchObject({ value: 'looking', context: { handover: null } });
});

test('the named person reads, confirms twice, and owns the business', async () => {
  const { actor, accept, snapshot } = await deciding();
  expect(snapshot().value).toBe('deciding');
  actor.send({ type: 'handover.accept' });
  actor.send({ type: 'handover.consider' });
  actor.send({ type: 'handover.reconsider' });
  expect([snapshot().value, accept.calls.length]).toEqual(['deciding', 0]);
  actor.send({ type: 'handover.consider' });
  actor.send({ type: 'handover.accept' });
  actor.send({ type: 'handover.accept' });
  expect(accept.calls).toHaveLength(1);
  expect(accept.latest().input).toEqual({ businessId: 'palm-oil', id: 'h1' });
  await accept.latest().answer(undefined);
  expect(snapshot()).toMatchObject({ status: 'done', value: 'accepted', output: { end: 'accepted' } });
});

test('or declines', async () => {
  const { actor, clock, decline, snapshot } = await deciding();
  actor.send({ type: 'handover.decline' });
  await decline.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'deciding', context: { problem: noConnection } });
  actor.send({ type: 'handover.decline' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'deciding', context: { problem: noAnswer } });
  actor.send({ type: 'handover.decline' });
  expect(snapshot().context.problem).toBeNull();
  await decline.latest().answer(undefined);
  expect(snapshot()).toMatchObject({ status: 'done', value: 'declined', output: { end: 'declined' } });
});

test('an acceptance without an answer can be sent again; a late one is refused with a reason', async () => {
  const { actor, clock, accept, look, snapshot } = await deciding();
  actor.send({ type: 'handover.consider' });
  actor.send({ type: 'handover.accept' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'confirming', context: { problem: noAnswer } });
  actor.send({ type: 'handover.reconsider' });
  expect(snapshot().context.problem).toBeNull();
  actor.send({ type: 'handover.consider' });
  actor.send({ type: 'handover.accept' });
  await accept.latest().fail(problem('conflict', { detail: 'This was withdrawn.' }));
  expect(snapshot().value).toBe('ended');
  actor.send({ type: 'handover.look' });
  await look.latest().answer({ handover: null });
  expect(snapshot().value).toBe('nothingOpen');
  actor.send({ type: 'handover.look' });
  await look.latest().answer({ handover });
  expect(snapshot().value).toBe('deciding');
});

test('a failed check for an open handover can be tried again', async () => {
  const { actor, clock, look, snapshot } = open('bola');
  await look.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noConnection } });
  actor.send({ type: 'handover.look' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: noAnswer } });
});
