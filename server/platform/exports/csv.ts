/** CSV files as RFC 4180 describes them, in UTF-8 with a byte order mark, without which Excel reads another encoding. */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { harmless } from '../../../rules/shared/csv-cell.ts';
import { inTurns } from './in-turns.ts';

type Row = readonly (string | null)[];

/** Streams a header and then the rows; null is an empty cell. Every cell is quoted, and none is run as a formula. */
export function csvFile(columns: readonly string[], rows: AsyncIterable<Row>): Readable {
  const lines = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    cast: { string: harmless },
  });
  // A failure of either stream ends the other, and the reader meets it.
  return pipeline(Readable.from(inTurns(rows)), lines, () => undefined);
}
