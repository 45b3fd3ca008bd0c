import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { closed, counted, ladder, open, yard } from './cases.ts';
import { type Close, type Counted, type Counting, type Start, type StockTake, stockTakeMachine } from './machine.ts';

type OfStockTake = { businessId: string; id: string };

const begin = (id: string | null = null) => {
  const clock = new SimulatedClock();
  const start = controlled<StockTake, Start>();
  const read = controlled<StockTake, OfStockTake>();
  const count = controlled<Counted, Counting>();
  const close = controlled<StockTake, Close>();
  const discard = controlled<void, OfStockTake>();
  const machine = stockTakeMachine.provide({
    actors: {
      startStockTake: start.logic,
      getStockTake: read.logic,
      countItem: count.logic,
      closeStockTake: close.logic,
      discardStockTake: discard.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, id, idempotencyKey: 'key-0001' } });
  actor.start();
  return { actor, clock, start, read, count, close, discard, snapshot: () => actor.getSnapshot() };
};
const started = async () => {
  const flow = begin();
  flow.actor.send({ type: 'stock.start', location: yard, notes: 'Year end' });
  await flow.start.latest().answer(open);
  return flow;
};

test('a location is counted and closed, and what is missing is marked', async () => {
  const { actor, start, count, close, snapshot } = await started();
  expect(start.latest().input).toEqual({ businessId, idempotencyKey: 'key-0001', location: yard, notes: 'Year end' });
  actor.send({ type: 'stock.count', count: { label: 'LAD-0001', found: true } });
  expect(count.latest().input).toEqual({ businessId, id: open.id, label: 'LAD-0001', found: true });
  await count.latest().answer(counted);
  expect(snapshot().context).toMatchObject({ last: counted.item, stockTake: { found: 1 } });
  actor.send({ type: 'stock.review' });
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { last: null } });
  actor.send({ type: 'stock.close', markMissing: true, moveUnexpected: false });
  expect(close.latest().input).toEqual({ businessId, id: open.id, markMissing: true, moveUnexpected: false });
  await close.latest().answer(closed);
  expect(snapshot().output).toEqual({ end: 'closed', stockTake: closed });
});

test('without a location nothing starts, and without a number nothing is counted', async () => {
  const flow = begin();
  flow.actor.send({ type: 'stock.start', location: '', notes: '' });
  expect(flow.start.calls).toHaveLength(0);
  const { actor, count } = await started();
  actor.send({ type: 'stock.count', count: { label: '  ', found: true } });
  expect(count.calls).toHaveLength(0);
});

test('a tick is taken back', async () => {
  const { actor, count } = await started();
  actor.send({ type: 'stock.count', count: { asset: ladder, found: false } });
  expect(count.latest().input).toEqual({ businessId, id: open.id, asset: ladder, found: false });
});

test('an unknown number says so, and the next scan clears it', async () => {
  const { actor, count, snapshot } = await started();
  const unknown = refusal({ label: ['No asset has this number.'] });
  actor.send({ type: 'stock.count', count: { label: 'X', found: true } });
  await count.latest().fail(unknown);
  expect(snapshot()).toMatchObject({ value: 'counting', context: { problem: unknown, last: null } });
  actor.send({ type: 'stock.count', count: { label: 'LAD-0001', found: true } });
  expect(snapshot().context.problem).toBeNull();
});

test('a start, a count and a closing that get no answer can be made again, with the same key', async () => {
  const { actor, clock, start, snapshot } = begin();
  const press = () => actor.send({ type: 'stock.start', location: yard, notes: '' });
  press();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: noAnswer } });
  press();
  expect(start.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-0001', 'key-0001']);
  const later = await started();
  later.actor.send({ type: 'stock.count', count: { label: 'A', found: true } });
  later.clock.increment(30_000);
  expect(later.snapshot()).toMatchObject({ value: 'counting', context: { problem: noAnswer } });
  later.actor.send({ type: 'stock.review' });
  later.actor.send({ type: 'stock.close', markMissing: false, moveUnexpected: true });
  await later.close.latest().fail(noConnection);
  expect(later.snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection } });
});

test('a stock-take that stands open is gone on with; a closed one shows its report', async () => {
  const first = begin(open.id);
  expect(first.read.latest().input).toEqual({ businessId, id: open.id });
  await first.read.latest().answer(open);
  expect(first.snapshot().value).toBe('counting');
  const second = begin(open.id);
  await second.read.latest().answer(closed);
  expect(second.snapshot().output).toEqual({ end: 'closed', stockTake: closed });
});

test('one that could not be loaded is tried again', async () => {
  const { actor, read, snapshot } = begin(open.id);
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unread', context: { problem: noConnection } });
  actor.send({ type: 'stock.retry' });
  expect(snapshot()).toMatchObject({ value: 'reading', context: { problem: null } });
});

test('it is discarded; a failure says so', async () => {
  const { actor, discard, snapshot } = await started();
  actor.send({ type: 'stock.discard' });
  await discard.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'counting', context: { problem: noConnection } });
  actor.send({ type: 'stock.discard' });
  await discard.latest().answer(undefined);
  expect(snapshot().output).toEqual({ end: 'discarded' });
});
