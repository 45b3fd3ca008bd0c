import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled, passTime } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { bola, drill, emptyDraft, has, ladder, receipt } from './cases.ts';
import {
  type AssetsAsked,
  assetHandoverMachine,
  type HandedAsset,
  type HandoverDraft,
  type HandoverOrder,
  type HandoverReceipt,
} from './machine.ts';

const begin = (draft: HandoverDraft = emptyDraft, ids: readonly string[] = []) => {
  const clock = new SimulatedClock();
  const read = controlled<HandedAsset[], AssetsAsked>();
  const send = controlled<HandoverReceipt, HandoverOrder>();
  const machine = assetHandoverMachine.provide({
    actors: { listAssetsToHandOver: read.logic, handOverAssets: send.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, draft, ids } });
  actor.start();
  return { actor, clock, read, send, snapshot: () => actor.getSnapshot() };
};
const ready = { ...emptyDraft, assets: [ladder, drill], recipient: bola, dateAssigned: '2026-11-20' };
const signature = { name: ' Bola Ade ', drawing: 'M1 1L2 2' };
const signed = () => {
  const flow = begin(ready);
  flow.actor.send({ type: 'step.continue' });
  flow.actor.send({ type: 'step.continue' });
  flow.actor.send({ type: 'handover.sign', signature });
  return flow;
};

test('two assets are chosen, given to one person and signed for', async () => {
  const { actor, send, snapshot } = begin();
  actor.send({ type: 'assets.change', assets: [ladder, drill] });
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'recipient.change', recipient: bola });
  actor.send({ type: 'days.change', dateAssigned: '2026-11-20', due: '2026-12-20' });
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'handover.sign', signature });
  expect(send.latest().input).toEqual({
    businessId,
    idempotencyKey: emptyDraft.idempotencyKey,
    assets: [ladder.id, drill.id],
    assignee: bola.id,
    date_assigned: '2026-11-20',
    expected_return_date: '2026-12-20',
    signature: { name: 'Bola Ade', drawing: 'M1 1L2 2' },
  });
  await send.latest().answer(receipt);
  expect(snapshot()).toMatchObject({ value: 'handedOver', context: { receipt }, output: { end: 'handedOver' } });
});

test('the assets that were chosen in the list are loaded, also at a second attempt', async () => {
  const { actor, clock, read, snapshot } = begin(emptyDraft, [ladder.id]);
  expect(read.latest().input).toEqual({ businessId, ids: [ladder.id] });
  passTime(clock, 60_000);
  expect(snapshot()).toMatchObject({ value: 'assetsUnread', context: { problem: noAnswer } });
  actor.send({ type: 'assets.retry' });
  await read.latest().answer([ladder]);
  expect(snapshot()).toMatchObject({ value: 'choosingAssets', context: { assets: [ladder], problem: null } });
});

test('an asset that somebody has cannot be handed over, and neither can nothing', () => {
  const { actor, snapshot } = begin();
  expect(snapshot().can({ type: 'step.continue' })).toBe(false);
  actor.send({ type: 'assets.change', assets: [ladder, { ...drill, holder: 'Chidi Eze' }] });
  expect(snapshot().can({ type: 'step.continue' })).toBe(false);
  actor.send({ type: 'assets.change', assets: [ladder] });
  expect(snapshot().can({ type: 'step.continue' })).toBe(true);
});

test('a return before the first day is refused at its field', () => {
  const { actor, snapshot } = begin(ready);
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'days.change', dateAssigned: '2026-11-20', due: '2026-11-19' });
  actor.send({ type: 'step.continue' });
  expect(snapshot().value).toBe('choosingRecipient');
  expect(snapshot().context.problem?.fields).toHaveProperty('expected_return_date');
});

test('choosing another person forgets that the one before has left', async () => {
  const { actor, send, snapshot } = signed();
  await send.latest().fail(refusal({ assignee: ['This employee does not work here.'] }));
  expect(snapshot()).toMatchObject({ value: 'choosingRecipient', context: { problem: { kind: 'invalid' } } });
  actor.send({ type: 'recipient.change', recipient: bola });
  expect(snapshot().context.problem).toBeNull();
});

test('a lost connection keeps everything, and the same hand-over is sent again', async () => {
  const { actor, send, snapshot } = signed();
  const first = send.latest().input;
  await send.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'signing', context: { problem: noConnection } });
  actor.send({ type: 'handover.sign', signature });
  expect(send.latest().input).toEqual(first);
});

test('what the server refuses is left out, and the others are signed for again', async () => {
  const { actor, send, snapshot } = signed();
  await send.latest().fail(refusal({ 'assets.1': [has] }));
  expect(snapshot()).toMatchObject({ value: 'refused', context: { refused: [{ asset: drill, reason: has }] } });
  actor.send({ type: 'refused.leave' });
  expect(snapshot()).toMatchObject({ value: 'signing', context: { assets: [ladder], signature: null, refused: [] } });
  actor.send({ type: 'handover.sign', signature });
  expect(send.latest().input.assets).toEqual([ladder.id]);
});

test('when all are refused, only choosing again is left', async () => {
  const { actor, send, snapshot } = signed();
  await send.latest().fail(refusal({ 'assets.0': [has], 'assets.1': [has] }));
  expect(snapshot().can({ type: 'refused.leave' })).toBe(false);
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'choosingAssets', context: { refused: [], assets: [ladder, drill] } });
});

test('a refused person leads back to the choice of the person', async () => {
  const { send, snapshot } = signed();
  await send.latest().fail(refusal({ assignee: ['This employee does not work here.'] }));
  expect(snapshot().value).toBe('choosingRecipient');
});

test('an earlier attempt that had arrived ends the flow', async () => {
  const { send, snapshot } = signed();
  await send.latest().fail(problem('conflict'));
  expect(snapshot()).toMatchObject({ value: 'foundEarlier', output: { end: 'foundEarlier' } });
});
