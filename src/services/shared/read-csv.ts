/** Parses the text of a CSV file, a piece at a time. */
import Papa from 'papaparse';
import { asBefore, asWritten } from '../../../rules/shared/csv-cell.ts';
import type { SheetLine } from '../../domain/shared/import-sheet/sheet.types.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import { mostCharacters, mostColumns, refusal, tooLongCell, tooManyColumns } from './table-limits.ts';

/** Characters that are parsed before other work of the worker has its turn. */
const atOnce = 1_000_000;
const mostLinesNamed = 3;
const listed = new Intl.ListFormat('en-GB');

/** The first line of a CSV file that Steward wrote, whose cells are in quotes, all of them; others rarely write so. */
const ownTitles = /^"[^"\r\n]*"(?:,"[^"\r\n]*")*\r\n/;

const quoted = /"[^"]*(?:""[^"]*)*"/g;

/** Every end of a line outside of quotes ends a row, also where a file has ends of several kinds. */
function withOneLineEnd(text: string): { text: string; newline: '\n' | '\r' | '\r\n' } {
  if (ownTitles.test(text) && !/(?<!\r)\n|\r(?!\n)/.test(text.replaceAll(quoted, ''))) return { text, newline: '\r\n' };
  if (!text.includes('\n')) return { text, newline: text.includes('\r') ? '\r' : '\n' };
  if (!/\r(?!\n)/.test(text)) return { text, newline: '\n' };
  const quotedOrEnd = /(?<=^|[,;\t|\r\n])"[^"]*(?:""[^"]*)*"|\r(?!\n)/g;
  return { text: text.replaceAll(quotedOrEnd, (found) => (found === '\r' ? '\n' : found)), newline: '\n' };
}

const [lineFeed, carriageReturn, quote] = [10, 13, 34];
const empty = new Set(Array.from(' \t,;|\r\n"', (letter) => letter.charCodeAt(0)));

/** Whether there are more rows than so many, empty ones left out: counted, which takes a tenth of the time of parsing them. */
export function countsMore(text: string, most: number): boolean {
  if (text.length / 2 < most) return false;
  let [rows, isQuoted, isFilled] = [0, false, false];
  for (let at = 0; at < text.length && rows <= most; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) isQuoted = !isQuoted;
    else if ((code === lineFeed || code === carriageReturn) && !isQuoted) {
      rows += isFilled ? 1 : 0;
      isFilled = false;
    } else if (!isFilled && !empty.has(code)) isFilled = true;
  }
  return rows > most;
}

function quotesProblem(lines: readonly number[], isOpen: boolean): Problem {
  const named = lines.slice(0, mostLinesNamed).map(String);
  const where = listed.format(lines.length > named.length ? [...named, 'others'] : named);
  const which = lines.length === 1 ? `Line ${where} has` : `Lines ${where} have`;
  return refusal(
    isOpen
      ? `${which} a quotation mark that is never closed, so that the rows after it run together. Close it or remove it, and choose the file again.`
      : `${which} a quotation mark inside a cell, so that rows run together. Write a cell with quotation marks as "15"" screen", or remove them, and choose the file again.`,
  );
}

type Ways = { newline: string; meant: (text: string) => string };
/** Rows of cells, without what ends a line. @throws a problem when a row holds too much */
function checked(texts: string[], row: number, { newline, meant }: Ways): string[] {
  const last = texts.length - 1;
  if (newline === '\n' && texts[last]?.endsWith('\r')) texts[last] = texts[last].slice(0, -1);
  for (let at = 0; at < texts.length; at++) {
    const { length } = texts[at] ?? '';
    if (length > mostCharacters) throw tooLongCell(`Row ${row}`);
    if (at >= mostColumns && length > 0 && texts[at]?.trim() !== '')
      throw tooManyColumns(`A cell in row ${row}, column ${at + 1},`);
    if (length > 1) texts[at] = meant(texts[at] ?? '');
  }
  return texts.length > mostColumns ? texts.slice(0, mostColumns) : texts;
}

/**
 * Hands rows over as they are parsed.
 * @throws a problem in plain words: papaparse's own about quotes, with their lines, or that a row holds too much
 */
export function parseCsv(given: string, onRows: (rows: SheetLine[]) => void): Promise<void> {
  const { text, newline } = withOneLineEnd(given);
  const lineAt = (index: number) => {
    let line = 1;
    for (let at = text.indexOf(newline); at !== -1 && at < index; at = text.indexOf(newline, at + 1)) line += 1;
    return line;
  };
  const isOwn = ownTitles.test(text);
  const meant = isOwn ? asWritten : asBefore;
  let row = 0;
  let [taken, parsed] = [0, 0];
  function take({ data, errors, meta }: Papa.ParseResult<string[]>) {
    // What is said of a row that goes on in the next piece is said too early.
    const broken = errors.filter((error) => error.type === 'Quotes' && (error.row ?? 0) < data.length);
    if (broken.length > 0) {
      const lines = new Set(broken.map(({ index = 0 }) => lineAt(parsed + index)));
      throw quotesProblem([...lines], broken[0]?.code === 'MissingQuotes');
    }
    taken += atOnce;
    parsed = meta.cursor;
    if (Math.min(taken, text.length) - parsed > mostColumns * mostCharacters) throw tooLongCell(`Row ${row + 1}`);
    onRows(
      data.map((texts) => {
        row += 1;
        return { row, texts: checked(texts, row, { newline, meant }) };
      }),
    );
  }
  return new Promise<void>((resolve, reject) => {
    Papa.parse(text, {
      newline,
      ...(isOwn ? { delimiter: ',' } : { delimitersToGuess: [',', ';', '\t', '|'] }),
      chunkSize: atOnce,
      chunk: (result: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        try {
          take(result);
        } catch (error) {
          reject(error);
          return parser.abort();
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
}
