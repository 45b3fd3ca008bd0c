import { expect, it } from 'vitest';
import { backText, goingText, hasAdded, keptText } from './words-text.ts';

const word = (name: string, outcome: 'asked' | 'added' | 'known' | 'removed' | 'kept', column = 'location') => ({
  name,
  outcome,
  column,
});
const needed = { column: 'type', text: 'Assets of a type that goes are deleted for ever.' };

it('says before an undo which words go with it, and what goes with a type', () => {
  expect(goingText({ words: [word('Annex', 'known')] }, needed)).toBe('');
  expect(goingText({ words: [word('Annex', 'added'), word('Kano', 'known')] }, needed)).toBe(
    'Annex goes too, unless something else uses it.',
  );
  expect(goingText({ words: [word('Annex', 'added'), word('Drone', 'added', 'type')] }, needed)).toBe(
    'Annex and Drone go too, unless something else uses them. Assets of a type that goes are deleted for ever.',
  );
});

it('says before an undo what becomes of the rows, and nothing of none', () => {
  expect(backText({ created: 3, updated: 0 }, 'goes to the bin')).toBe('What it added goes to the bin: 3.');
  expect(backText({ created: 1, updated: 2 }, 'is deleted')).toBe(
    'What it added is deleted: 1. What it updated becomes what it was: 2.',
  );
});

it('says after an undo which words stay', () => {
  expect(keptText({ words: [word('Annex', 'removed')] })).toBe('');
  expect(keptText({ words: [word('Annex', 'kept')] })).toBe('Annex stays, because it is used.');
  expect(keptText({ words: [word('Annex', 'kept'), word('Drone', 'kept')] })).toBe(
    'Annex and Drone stay, because they are used.',
  );
});

it('knows whether there is something to undo, also where no row was stored', () => {
  expect([hasAdded({ words: [word('A', 'added')] }), hasAdded({ words: [word('A', 'known')] })]).toEqual([true, false]);
});
