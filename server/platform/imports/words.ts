/**
 * Words of a file that the business gets with its rows, such as a location: added in the transaction of the first rows, and
 * taken back with the last, unless something else uses them by then. What somebody else has added meanwhile is theirs.
 */
import type { Tx } from '../database/database.ts';
import type { ImportTask, ImportWord, NewWord, OfImport } from './store.ts';

/** What a list does with words; all inside the transaction that stores or takes back. */
export type Words = {
  /** @returns the id of what was added; null when the business has it already */
  add(tx: Tx, task: ImportTask, word: NewWord): Promise<string | null>;
  /**
   * May break a foreign key when something uses it: then nothing is done.
   * @param undone the records that the undo has taken back
   * @returns whether it is gone
   */
  remove(tx: Tx, task: ImportTask, word: NewWord & { id: string }, undone: readonly string[]): Promise<boolean>;
};

const folded = ({ column, name }: NewWord) => `${column} ${name.trim().toLowerCase()}`;
/** Each word once, in any case of letters. */
export const askedWords = (words: readonly NewWord[]): ImportWord[] =>
  [...new Map(words.map((word) => [folded(word), word])).values()].map(({ column, name }) => ({
    column,
    name: name.trim(),
    outcome: 'asked' as const,
  }));

export async function wordsOf({ tx, businessId, importId }: OfImport): Promise<ImportWord[]> {
  const [found] = await tx.query<{ words: ImportWord[] }>(
    'select words from imports where business_id = $1 and id = $2',
    [businessId, importId],
  );
  return found?.words ?? [];
}

export const storeWords = ({ tx, businessId, importId }: OfImport, words: readonly ImportWord[]) =>
  tx.query('update imports set words = $3 where business_id = $1 and id = $2', [
    businessId,
    importId,
    JSON.stringify(words),
  ]);

/** @returns what became of them, to be stored; null when none waits */
export async function addWords(
  { tx, ...of }: OfImport,
  task: ImportTask,
  added: Words | undefined,
): Promise<ImportWord[] | null> {
  const words = await wordsOf({ tx, ...of });
  if (added === undefined || !words.some(({ outcome }) => outcome === 'asked')) return null;
  const done: ImportWord[] = [];
  for (const word of words) {
    const id = word.outcome === 'asked' ? await added.add(tx, task, word) : null;
    if (word.outcome !== 'asked') done.push(word);
    else done.push(id === null ? { ...word, outcome: 'known' } : { ...word, id, outcome: 'added' });
  }
  return done;
}

const foreignKeyViolation = '23503';

/** Does something unless a record stands in its way. @returns whether it was done; if not, nothing was */
async function unlessUsed(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await tx.query('savepoint removal');
  try {
    if (await work()) return true;
  } catch (error) {
    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error;
  }
  await tx.query('rollback to savepoint removal');
  return false;
}

export async function removeWords(of: OfImport, task: ImportTask, added: Words | undefined): Promise<void> {
  const words = await wordsOf(of);
  if (added === undefined || !words.some(({ outcome }) => outcome === 'added')) return;
  const undone = await of.tx.query<{ id: string }>(
    'select unnest(undone) as id from import_chunks where business_id = $1 and import_id = $2',
    [of.businessId, of.importId],
  );
  const ids = undone.map(({ id }) => id);
  const done: ImportWord[] = [];
  for (const word of words) {
    const { id, outcome } = word;
    if (outcome !== 'added' || id === undefined) done.push(word);
    else {
      const isGone = await unlessUsed(of.tx, () => added.remove(of.tx, task, { ...word, id }, ids));
      done.push({ ...word, outcome: isGone ? 'removed' : 'kept' });
    }
  }
  await storeWords(of, done);
}

const listed = new Intl.ListFormat('en-GB');
/** ` 'Annex' stays, because it is used.`; empty when all are gone. */
export function keptText(words: readonly ImportWord[]): string {
  const kept = words.filter(({ outcome }) => outcome === 'kept').map(({ name }) => `‘${name}’`);
  if (kept.length === 0) return '';
  return `. ${listed.format(kept)} ${kept.length === 1 ? 'stays, because it is used' : 'stay, because they are used'}`;
}
