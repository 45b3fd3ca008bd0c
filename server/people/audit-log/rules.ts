/** How an entry is written to a CSV file. Pure. */

/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV
 * injection); quotes, commas and line breaks stand as RFC 4180 says.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
