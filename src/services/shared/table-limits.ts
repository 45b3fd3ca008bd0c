/** What a file may hold at most, and what is said of one that holds more. Reading stops there, whatever comes after. */
import { type Problem, problem } from '../../domain/shared/problem.ts';

/** As many columns as an import remembers. */
export const mostColumns = 200;
/** What a cell of a spreadsheet can hold (https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3). */
export const mostCharacters = 32_767;
/** A workbook is packed: few bytes can hold many (https://cwe.mitre.org/data/definitions/409.html). */
export const mostBytes = 512 * 1024 * 1024;

export const refusal = (detail: string): Problem => problem('invalid', { detail });
const number = (count: number) => count.toLocaleString('en-GB');

export const tooManyRows = (most: number): Problem =>
  refusal(
    `This file has more than ${number(most)} rows, the most that one import takes. Split it into files of fewer rows, and import one after the other.`,
  );
export const tooManyColumns = (where: string): Problem =>
  refusal(
    `${where} is filled, but an import takes ${mostColumns} columns at most. Remove what stands to the right of your table, and choose the file again.`,
  );
export const tooLongCell = (where: string): Problem =>
  refusal(
    `${where} has a cell of more than ${number(mostCharacters)} characters, the most that a cell can hold. A quotation mark that is never closed can be the cause. Mend it, and choose the file again.`,
  );
export const tooLargeInside: Problem = refusal(
  `This workbook holds more than ${mostBytes / 1024 / 1024} MB when it is unpacked. Save the sheet that you need as CSV, or split it.`,
);

export const lockedWorkbook =
  'This workbook is protected by a password. Open it in Excel, remove the password, save it, and choose it again.';
