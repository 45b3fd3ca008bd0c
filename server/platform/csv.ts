/** CSV files as RFC 4180 describes them, in UTF-8 with a byte order mark, without which Excel reads another encoding. */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Row = readonly (string | null)[];

/** What opens a formula behind spaces, or after what another reader of the file takes for the end of a cell. */
const formulaInside = /(^\s+|[;\t\r\n][\s"]*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Streams a header and then the rows; null is an empty cell. Every cell is quoted, and what a spreadsheet would run as a
 * formula begins with an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection). A spreadsheet of a country that
 * separates cells by semicolons also ends a cell at one inside quotes, unless it is the first of its line: a formula there
 * is made harmless as well.
 */
export function csvFile(columns: readonly string[], rows: AsyncIterable<Row>): Readable {
  const lines = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    cast: { string: (cell) => cell.replaceAll(formulaInside, "$1'$2") },
  });
  // A failure of either stream ends the other, and the reader meets it.
  return pipeline(Readable.from(rows), lines, () => undefined);
}
