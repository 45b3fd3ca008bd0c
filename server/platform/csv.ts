/** CSV files as RFC 4180 describes them, in UTF-8 with a byte order mark, without which Excel reads another encoding. */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Row = readonly (string | null)[];

/**
 * Streams a header and then the rows; null is an empty cell. A cell that a spreadsheet would run as a formula begins with
 * an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvFile(columns: readonly string[], rows: AsyncIterable<Row>): Readable {
  const lines = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    // By itself the library quotes a line break only where it is the one that ends a row.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
  // A failure of either stream ends the other, and the reader meets it.
  return pipeline(Readable.from(rows), lines, () => undefined);
}
