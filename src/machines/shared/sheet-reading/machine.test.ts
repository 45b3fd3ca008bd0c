import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { allGood, file, noTitles, oneWrong } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { type Changing, type Reading, sheetReadingMachine } from './machine.ts';

const begin = (summary: SheetSummary | null = null) => {
  const clock = new SimulatedClock();
  const read = controlled<SheetSummary, Reading>();
  const change = controlled<SheetSummary, Changing>();
  const machine = sheetReadingMachine.provide({ actors: { readSheet: read.logic, changeSheet: change.logic } });
  const actor = createActor(machine, { clock, input: { businessId, sheetId: 'sheet-1', file, summary } });
  actor.start();
  return { actor, clock, read, change, snapshot: () => actor.getSnapshot() };
};

test('a file whose titles are known is read without a question', async () => {
  const { read, snapshot } = begin();
  expect(read.latest().input).toEqual({ businessId, sheetId: 'sheet-1', file });
  await read.latest().answer(allGood);
  expect(snapshot().output).toEqual({ end: 'read', summary: allGood, problem: null });
});

test('without known titles the person says where they are, and which column is which', async () => {
  const { actor, read, change, snapshot } = begin();
  await read.latest().answer(noTitles);
  actor.send({ type: 'titles.choose', row: 3 });
  expect(change.latest().input).toEqual({
    ...{ businessId, sheetId: 'sheet-1' },
    change: { change: 'titles', row: 3, remembered: [] },
  });
  await change.latest().answer(oneWrong);
  actor.send({ type: 'columns.choose', columns: [null, null] });
  expect(snapshot().value).toBe('mapping');
  actor.send({ type: 'columns.choose', columns: ['name', null] });
  expect(change.latest().input.change).toEqual({ change: 'columns', columns: ['name', null] });
  await change.latest().answer(allGood);
  expect(snapshot().output).toEqual({ end: 'read', summary: allGood, problem: null });
});

test('other columns are chosen for a file that was read; leaving keeps what was read', async () => {
  const { actor, read, snapshot } = begin(allGood);
  expect(read.calls).toHaveLength(0);
  actor.send({ type: 'columns.leave' });
  expect(snapshot().output).toEqual({ end: 'left', summary: allGood, problem: null });
});

test('a file that cannot be read says why, and so does one that takes too long', async () => {
  const failing = begin();
  await failing.read.latest().fail(noConnection);
  expect(failing.snapshot().output).toEqual({ end: 'unreadable', summary: null, problem: noConnection });
  const slow = begin();
  slow.clock.increment(600_000);
  expect(slow.snapshot().output).toEqual({ end: 'unreadable', summary: null, problem: noAnswer });
});
