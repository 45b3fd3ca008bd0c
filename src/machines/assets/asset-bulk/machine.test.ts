import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { ada, assigning, done, drill, ladder, refused, yard } from './cases.ts';
import {
  type AssetOutcome,
  type Assigning,
  assetBulkMachine,
  type BulkAct,
  type Changing,
  type Chosen,
  type Deleting,
  type Listing,
  type Unassigning,
} from './machine.ts';

type Outcomes = { results: AssetOutcome[] };

const begin = (act: BulkAct, chosen: Chosen = { ids: [ladder, drill] }) => {
  const clock = new SimulatedClock();
  const list = controlled<{ count: number; ids: string[] }, Listing>();
  const assign = controlled<Outcomes, Assigning>();
  const takeBack = controlled<Outcomes, Unassigning>();
  const change = controlled<Outcomes, Changing>();
  const remove = controlled<Outcomes, Deleting>();
  const machine = assetBulkMachine.provide({
    actors: {
      listAssetIds: list.logic,
      assignAssets: assign.logic,
      unassignAssets: takeBack.logic,
      changeAssets: change.logic,
      deleteAssets: remove.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, act, chosen } });
  actor.start();
  return { actor, clock, list, assign, takeBack, change, remove, snapshot: () => actor.getSnapshot() };
};

test('several are assigned; who is refused is tried again, alone', async () => {
  const { actor, assign, snapshot } = begin('assign');
  actor.send({ type: 'bulk.review', details: assigning });
  expect(assign.calls).toHaveLength(0);
  actor.send({ type: 'bulk.confirm' });
  const dates = { date_assigned: '2026-11-20', expected_return_date: null };
  expect(assign.latest().input).toEqual({ businessId, assets: [ladder, drill], assignee: ada.id, ...dates });
  await assign.latest().answer({ results: [done, refused] });
  expect(snapshot()).toMatchObject({ value: 'reporting', context: { outcomes: [done, refused] } });
  actor.send({ type: 'bulk.retry' });
  actor.send({ type: 'bulk.review', details: assigning });
  actor.send({ type: 'bulk.confirm' });
  expect(assign.latest().input.assets).toEqual([drill]);
  await assign.latest().answer({ results: [{ ...refused, outcome: 'done', detail: null }] });
  actor.send({ type: 'bulk.retry' });
  expect(snapshot().value).toBe('reporting');
  actor.send({ type: 'bulk.close' });
  expect(snapshot().output).toEqual({ end: 'acted' });
});

test('several are taken back on one day', async () => {
  const { actor, takeBack, snapshot } = begin('unassign');
  actor.send({ type: 'bulk.review', details: { act: 'unassign', end_date: '' } });
  expect(snapshot().value).toBe('detailing');
  actor.send({ type: 'bulk.review', details: { act: 'unassign', end_date: '2026-11-20' } });
  actor.send({ type: 'bulk.confirm' });
  expect(takeBack.latest().input).toEqual({ businessId, assets: [ladder, drill], end_date: '2026-11-20' });
  await takeBack.latest().answer({ results: [done, refused] });
  expect(snapshot()).toMatchObject({ value: 'reporting', context: { outcomes: [done, refused] } });
});

test('several are moved, and several get another status', async () => {
  const move = begin('move');
  move.actor.send({ type: 'bulk.review', details: { act: 'move', location: yard } });
  move.actor.send({ type: 'bulk.confirm' });
  expect(move.change.latest().input).toEqual({ businessId, ids: [ladder, drill], location: yard.id });
  const mark = begin('changeStatus');
  mark.actor.send({ type: 'bulk.review', details: { act: 'changeStatus', status: 'sold' } });
  mark.actor.send({ type: 'bulk.confirm' });
  expect(mark.change.latest().input).toEqual({ businessId, ids: [ladder, drill], status: 'sold' });
});

test('several are deleted for ever, after another look', () => {
  const { actor, remove, snapshot } = begin('delete');
  actor.send({ type: 'bulk.review', details: { act: 'delete', permanently: false } });
  actor.send({ type: 'step.back' });
  expect(snapshot().context.details).toEqual({ act: 'delete', permanently: false });
  actor.send({ type: 'bulk.review', details: { act: 'delete', permanently: true } });
  actor.send({ type: 'bulk.confirm' });
  expect(remove.latest().input).toEqual({ businessId, ids: [ladder, drill], permanently: true });
});

test('all that match are those on all pages, without those that were left out', async () => {
  const filter = { status: 'unassigned' as const };
  const { actor, list, change, snapshot } = begin('move', { filter, except: [drill] });
  expect(list.latest().input).toEqual({ businessId, filter });
  await list.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'uncollected', context: { problem: noConnection } });
  actor.send({ type: 'bulk.retry' });
  await list.latest().answer({ count: 2, ids: [ladder, drill] });
  actor.send({ type: 'bulk.review', details: { act: 'move', location: yard } });
  actor.send({ type: 'bulk.confirm' });
  expect(change.latest().input.ids).toEqual([ladder]);
});

test('more than a thousand are too many, and none are too few', async () => {
  const chosen = { filter: {}, except: [] };
  const many = begin('delete', chosen);
  await many.list.latest().answer({ count: 2_500, ids: [] });
  expect(many.snapshot()).toMatchObject({ value: 'outOfRange', context: { count: 2_500 } });
  many.actor.send({ type: 'bulk.close' });
  expect(many.snapshot().output).toEqual({ end: 'left' });
  const none = begin('delete', chosen);
  await none.list.latest().answer({ count: 0, ids: [] });
  expect(none.snapshot()).toMatchObject({ value: 'outOfRange', context: { count: 0 } });
});

test('without an answer nothing that was said is lost', () => {
  const { actor, clock, assign, snapshot } = begin('assign');
  actor.send({ type: 'bulk.review', details: assigning });
  actor.send({ type: 'bulk.confirm' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'confirming', context: { problem: noAnswer, details: assigning } });
  actor.send({ type: 'bulk.confirm' });
  expect(assign.calls).toHaveLength(2);
});

test('details of something else are refused', () => {
  const { actor, snapshot } = begin('assign');
  actor.send({ type: 'bulk.review', details: { act: 'delete', permanently: true } });
  expect(snapshot().value).toBe('detailing');
});
