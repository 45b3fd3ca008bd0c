import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { controlled } from '../controlled.ts';
import { allGood, unasked } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { type Checking, sheetCheckingMachine } from './machine.ts';

const begin = (summary: SheetSummary = unasked) => {
  const match = controlled<SheetSummary, Checking>();
  const machine = sheetCheckingMachine.provide({ actors: { matchRows: match.logic } });
  const actor = createActor(machine, { input: { businessId, sheetId: 'sheet-1', summary } });
  actor.start();
  return { actor, match, snapshot: () => actor.getSnapshot() };
};

test('the server is asked until it knows every number', async () => {
  const { match, snapshot } = begin();
  await match.latest().answer({ ...unasked, waitingKeys: 1 });
  expect(match.calls.map(({ input }) => input)).toEqual(Array(2).fill({ businessId, sheetId: 'sheet-1' }));
  await match.latest().answer(allGood);
  expect(snapshot().output).toEqual({ end: 'checked', summary: allGood });
});

test('without numbers nobody is asked', () => {
  const { match, snapshot } = begin(allGood);
  expect(match.calls).toHaveLength(0);
  expect(snapshot().output).toEqual({ end: 'checked', summary: allGood });
});

test('a lost connection waits for the person, who goes on or leaves', async () => {
  const { actor, match, snapshot } = begin();
  await match.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'interrupted', context: { problem: noConnection } });
  actor.send({ type: 'checking.retry' });
  expect(snapshot()).toMatchObject({ value: 'matching', context: { problem: null } });
  await match.latest().fail(noConnection);
  actor.send({ type: 'checking.leave' });
  expect(snapshot().output).toEqual({ end: 'left', summary: unasked });
});
