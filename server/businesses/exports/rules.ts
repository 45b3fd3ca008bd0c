/** How an export is named and written, and how long it is kept. Pure. */

const day = 86_400_000;
export const exportLifetime = 7 * day;

/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula is prefixed with an apostrophe
 * (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string | null): string {
  if (text === null) return '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A name that every system takes for a file, made of what a business is called: `Adeyemi-Haulage-Limited`. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'business';
