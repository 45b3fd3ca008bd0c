/** Plates and serial numbers as they are compared: KAN-365-EP, kan 365 ep and KAN365EP are one. */

/** As `words_in` of the database cuts: spaces and ASCII punctuation. */
const between = /[\s!-/:-@[-`{-~]+/g;

/** What people write where a thing has no number. Nobody shares that. */
const noCode = new Set(['na', 'nil', 'none', 'unknown', 'unregistered', 'tba', 'notapplicable']);

/** In lower case, without what stands between letters and digits. Empty when there is nothing to compare. */
export function codeOf(text: string): string {
  const code = text.replace(between, '').toLowerCase();
  return noCode.has(code) ? '' : code;
}

export const codeFields = ['plate_no', 'serial_no'] as const;
export type CodeField = (typeof codeFields)[number];
export const codeNames: Record<CodeField, string> = { plate_no: 'plate number', serial_no: 'serial number' };

/** The fields in which something else is written than before; an edit is not asked about what was there. */
export const newCodes = (
  given: Partial<Record<CodeField, string>>,
  before: Partial<Record<CodeField, string>> | null,
): CodeField[] =>
  codeFields.filter((field) => {
    const code = codeOf(given[field] ?? '');
    return code !== '' && code !== codeOf(before?.[field] ?? '');
  });
