/** What people are told about an import. */
import type { ImportRow } from '../../platform/imports/store.ts';
import { keptText } from '../../platform/imports/words.ts';

const listed = new Intl.ListFormat('en-GB');
/** `Something was recorded about Ada Obi, Bola Ade, Chidi Eze and others since.` */
export function changedText(names: readonly string[]): string {
  const few = names.slice(0, 3);
  return `Something was recorded about ${listed.format(names.length > few.length ? [...few, 'others'] : few)} since.`;
}

type Changed = { number: string; name: string; what: string[] };
/** `LAP-0001, HP EliteBook: Recorded a repair of ₦120,000` */
export const changedLine = ({ number, name, what }: Changed) =>
  `${[number, name].filter((text) => text !== '').join(', ')}: ${what.join('; ')}`;

/** For those who may go on: `staff.csv stopped after 1500 of 6000 rows: Bola Ade is not a member any more. …` */
export const stoppedText = ({ file_name: file, state, done, rows, stopped_because: because }: ImportRow) =>
  state === 'stopped'
    ? `The import of ${file} stopped after ${done} of ${rows} rows: ${because}`
    : `The undo of the import of ${file} stopped: ${because}`;

/** For who began or undid it; null while it goes on, and after a cancel, which they did themselves. */
export function endedText({ kind, state, file_name: file, ...done }: ImportRow): string | null {
  switch (state) {
    case 'finished':
      return done.refused === 0
        ? `${file} is imported: ${done.created} added, ${done.updated} updated`
        : `${done.refused} of the ${done.rows} rows of ${file} were refused: ${done.created} added, ${done.updated} updated`;
    case 'undone':
      return `The import of ${file} is undone: ${done.undone} ${kind}${keptText(done.words)}`;
    case 'failed':
      return `${file} could not be imported to the end`;
    default:
      return null;
  }
}
