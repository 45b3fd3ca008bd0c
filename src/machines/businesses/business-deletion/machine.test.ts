import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { businessDeletionMachine, type Deleted, type Deletion } from './machine.ts';

const deletesAt = '2027-01-20T10:00:00.000Z';
const confirm = { type: 'deletion.confirm', name: 'Palm Oil', password: 'secret' } as const;

const begin = (end: string | null = null) => {
  const clock = new SimulatedClock();
  const removal = controlled<Deleted, Deletion>();
  const restoration = controlled<void, { businessId: string }>();
  const entry = controlled<void, { businessId: string }>();
  const actors = {
    deleteWholeBusiness: removal.logic,
    restoreBusiness: restoration.logic,
    enterRestoredBusiness: entry.logic,
  };
  const input = { businessId: 'b1', name: 'Palm Oil', deletesAt: end };
  const deletion = createActor(businessDeletionMachine.provide({ actors }), { clock, input }).start();
  return { clock, removal, restoration, entry, deletion, state: () => deletion.getSnapshot().value };
};
const confirming = () => {
  const flow = begin();
  flow.deletion.send({ type: 'deletion.continue' });
  flow.deletion.send({ type: 'deletion.continue' });
  return flow;
};

test('the flow explains, then offers an archive, then asks', () => {
  const { deletion, state } = begin();
  expect(state()).toBe('explaining');
  deletion.send({ type: 'deletion.continue' });
  expect(state()).toBe('offeringExport');
  deletion.send({ type: 'deletion.continue' });
  expect(state()).toBe('confirming');
  deletion.send({ type: 'deletion.back' });
  deletion.send({ type: 'deletion.back' });
  expect(state()).toBe('explaining');
});

test.each([0, 1, 2])('after %i steps the owner can cancel, and nothing is deleted', (steps) => {
  const { deletion, removal } = begin();
  for (let step = 0; step < steps; step++) deletion.send({ type: 'deletion.continue' });
  deletion.send({ type: 'deletion.cancel' });
  expect(deletion.getSnapshot()).toMatchObject({ status: 'done', value: 'kept', output: { end: 'kept' } });
  expect(removal.calls).toHaveLength(0);
});

test('nothing is sent without the right name and a password', () => {
  const { deletion, removal, state } = confirming();
  deletion.send({ ...confirm, name: 'Palm' });
  deletion.send({ ...confirm, password: '' });
  expect([state(), removal.calls.length]).toEqual(['confirming', 0]);
});

test('it is sent once, the password is not kept, and the flow ends deleted', async () => {
  const { deletion, removal } = confirming();
  deletion.send(confirm);
  deletion.send(confirm);
  deletion.send({ type: 'deletion.cancel' });
  expect(removal.calls).toHaveLength(1);
  expect(removal.latest().input).toEqual({ businessId: 'b1', name: 'Palm Oil', password: 'secret' });
  await removal.latest().answer({ deletes_at: deletesAt });
  expect(deletion.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'deleted',
    output: { end: 'deleted' },
    context: { password: '', problem: null },
  });
});

test('a refusal leads back to the typed code, and typing or going back clears it', async () => {
  const { deletion, removal, state } = confirming();
  const refused = refusal({ password: ['Your password was entered incorrectly.'] });
  deletion.send(confirm);
  await removal.latest().fail(refused);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'confirming', context: { problem: refused, password: '' } });
  deletion.send({ type: 'deletion.type' });
  expect(deletion.getSnapshot().context.problem).toBeNull();
  deletion.send(confirm);
  await removal.latest().fail(refused);
  deletion.send({ type: 'deletion.back' });
  expect([state(), deletion.getSnapshot().context.problem]).toEqual(['offeringExport', null]);
});

test('the app gives up a missing answer in each direction', () => {
  const { clock, deletion } = confirming();
  deletion.send(confirm);
  clock.increment(30_000);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'confirming', context: { problem: noAnswer } });
  const later = begin(deletesAt);
  later.deletion.send({ type: 'business.restore' });
  later.clock.increment(30_000);
  expect(later.deletion.getSnapshot()).toMatchObject({ value: 'awaitingEnd', context: { problem: noAnswer } });
});

test('a deleted business is restored, on the second try when the first had no connection', async () => {
  const { deletion, entry, restoration, state } = begin(deletesAt);
  expect(state()).toBe('awaitingEnd');
  deletion.send({ type: 'business.restore' });
  await restoration.latest().fail(noConnection);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'awaitingEnd', context: { problem: noConnection } });
  deletion.send({ type: 'business.restore' });
  expect(deletion.getSnapshot().context.problem).toBeNull();
  expect(restoration.latest().input).toEqual({ businessId: 'b1' });
  await restoration.latest().answer(undefined);
  expect([state(), entry.latest().input]).toEqual(['entering', { businessId: 'b1' }]);
  await entry.latest().answer(undefined);
  expect(deletion.getSnapshot()).toMatchObject({ status: 'done', value: 'restored', output: { end: 'restored' } });
});

test('a restored business that cannot be loaded is not restored again, but opened again', async () => {
  const { clock, deletion, entry, restoration } = begin(deletesAt);
  deletion.send({ type: 'business.restore' });
  await restoration.latest().answer(undefined);
  await entry.latest().fail(noConnection);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'notEntered', context: { problem: noConnection } });
  deletion.send({ type: 'business.enter' });
  expect(deletion.getSnapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'notEntered', context: { problem: noAnswer } });
  deletion.send({ type: 'business.enter' });
  await entry.latest().answer(undefined);
  expect(deletion.getSnapshot()).toMatchObject({ value: 'restored', output: { end: 'restored' } });
  expect(restoration.calls).toHaveLength(1);
});

test('a business after its 30 days is deleted for good', async () => {
  const { deletion, restoration } = begin(deletesAt);
  deletion.send({ type: 'business.restore' });
  await restoration.latest().fail(problem('missing'));
  expect(deletion.getSnapshot()).toMatchObject({ status: 'done', value: 'gone', output: { end: 'gone' } });
});
