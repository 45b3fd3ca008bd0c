import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { allGood, file, noTitles } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { type Reading, sheetReadingMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const read = controlled<SheetSummary, Reading>();
  const machine = sheetReadingMachine.provide({ actors: { readSheet: read.logic } });
  const actor = createActor(machine, { clock, input: { businessId, sheetId: 'sheet-1', file, changes: [] } });
  actor.start();
  return { clock, read, snapshot: () => actor.getSnapshot() };
};

test('a file is read, whether its titles are known or not', async () => {
  for (const summary of [allGood, noTitles]) {
    const { read, snapshot } = begin();
    expect(read.latest().input).toEqual({ businessId, sheetId: 'sheet-1', file, changes: [] });
    await read.latest().answer(summary);
    expect(snapshot().output).toEqual({ end: 'read', summary, problem: null });
  }
});

test('a file that cannot be read says why, and so does one that takes too long', async () => {
  const failing = begin();
  await failing.read.latest().fail(noConnection);
  expect(failing.snapshot().output).toEqual({ end: 'unreadable', summary: null, problem: noConnection });
  const slow = begin();
  slow.clock.increment(600_000);
  expect(slow.snapshot().output).toEqual({ end: 'unreadable', summary: null, problem: noAnswer });
});
