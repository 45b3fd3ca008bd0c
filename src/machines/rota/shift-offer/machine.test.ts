import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { choices, forTheirs, offeredAlready, own, toEverybody } from './cases.ts';
import { type OwnShift, type ShiftOffer, type SwapChoices, shiftOfferMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const read = controlled<SwapChoices, OwnShift>();
  const offer = controlled<null, OwnShift & ShiftOffer>();
  const machine = shiftOfferMachine.provide({ actors: { readChoices: read.logic, offerShift: offer.logic } });
  const actor = createActor(machine, { clock, input: own });
  actor.start();
  return { actor, clock, read, offer, snapshot: () => actor.getSnapshot() };
};
const choosing = async () => {
  const flow = begin();
  await flow.read.latest().answer(choices);
  return flow;
};

test('a shift is offered to a colleague for one of theirs, once', async () => {
  const { actor, offer, snapshot } = await choosing();
  actor.send({ type: 'offer.send', offer: forTheirs });
  actor.send({ type: 'offer.send', offer: toEverybody });
  expect(offer.calls).toHaveLength(1);
  expect(offer.latest().input).toEqual({ ...own, ...forTheirs });
  await offer.latest().answer(null);
  expect(snapshot().output).toEqual({ end: 'offered' });
});

test('when it is offered already the person is told, and can offer it otherwise', async () => {
  const { actor, offer, snapshot } = await choosing();
  actor.send({ type: 'offer.send', offer: forTheirs });
  await offer.latest().fail(offeredAlready);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: offeredAlready } });
  actor.send({ type: 'offer.send', offer: toEverybody });
  expect(snapshot().context.problem).toBeNull();
  expect(offer.latest().input).toEqual({ ...own, ...toEverybody });
});

test('without a connection or an answer the same is sent again, or chosen again', async () => {
  const { actor, clock, offer, snapshot } = await choosing();
  actor.send({ type: 'offer.send', offer: forTheirs });
  await offer.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noConnection } });
  actor.send({ type: 'offer.retry' });
  expect(offer.latest().input).toEqual({ ...own, ...forTheirs });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: null, offer: forTheirs } });
  actor.send({ type: 'offer.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('what could not be loaded is asked for again, or left', async () => {
  const { actor, read, snapshot } = begin();
  await read.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'choices.retry' });
  expect(snapshot().value).toBe('looking');
  actor.send({ type: 'offer.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});
