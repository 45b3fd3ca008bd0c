/** What is said of the words that came with an import, such as a location. */
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';

type Word = StoredImport['words'][number];
const listed = new Intl.ListFormat('en-GB');
const withOutcome = (words: readonly Word[], outcome: Word['outcome']) =>
  words.filter((word) => word.outcome === outcome);
const namesOf = (words: readonly Word[]) => listed.format(words.map(({ name }) => name));

/** What the import has added to choose from. */
export const hasAdded = ({ words }: Pick<StoredImport, 'words'>) => withOutcome(words, 'added').length > 0;

/** After an undo: `Annex and Drone stay, because they are used.`; empty when none does. */
export function keptText({ words }: Pick<StoredImport, 'words'>): string {
  const kept = withOutcome(words, 'kept');
  if (kept.length === 0) return '';
  return `${namesOf(kept)} ${kept.length === 1 ? 'stays, because it is used' : 'stay, because they are used'}.`;
}

/** Before an undo: `What it added goes to the bin: 3.`, without what there is none of. */
export function backText(
  { created, updated }: Pick<StoredImport, 'created' | 'updated'>,
  /** What becomes of what was added, such as `goes to the bin`. */
  addedText: string,
): string {
  return [
    created > 0 ? `What it added ${addedText}: ${created}.` : '',
    updated > 0 ? `What it updated becomes what it was: ${updated}.` : '',
  ]
    .join(' ')
    .trim();
}

/** Before an undo: `Annex goes too, unless something else uses it.`; empty when the import added none. */
export function goingText(
  { words }: Pick<StoredImport, 'words'>,
  /** The column of words without which a record cannot be, and what then becomes of it. */
  needed?: { column: string; text: string },
): string {
  const added = withOutcome(words, 'added');
  if (added.length === 0) return '';
  const going =
    added.length === 1 ? 'goes too, unless something else uses it' : 'go too, unless something else uses them';
  const isNeeded = added.some(({ column }) => column === needed?.column);
  return [`${namesOf(added)} ${going}.`, isNeeded ? needed?.text : ''].join(' ').trim();
}
