/** How texts stand in the CSV files that Steward writes. */

/**
 * What opens a formula behind spaces, or after what another reader of the file takes for the end of a cell; apostrophes that
 * stand before it already count as text.
 */
const formulaInside = /(^\s+|[;\t\r\n][\s"]*)('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const formulaAhead = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A text that no spreadsheet runs as a formula: an apostrophe stands before what would open one
 * (https://owasp.org/www-community/attacks/CSV_Injection). A spreadsheet of a country that separates cells by semicolons also
 * ends a cell at one inside quotes, unless it is the first of its line: a formula there is made harmless as well.
 */
export function harmless(text: string): string {
  const inside = text.replaceAll(formulaInside, "$1'$2");
  return formulaAhead.test(inside) ? `'${inside}` : inside;
}

/** A text whose first character was made harmless because it opens what a spreadsheet would run, such as +234, as it was. */
export const asBefore = (text: string): string =>
  text.startsWith("'") && formulaAhead.test(text) ? text.slice(1) : text;

const madeInside = /(^\s+|[;\t\r\n][\s"]*)'(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Any text that `harmless` made, as it was. */
export const asWritten = (text: string): string => asBefore(text).replaceAll(madeInside, '$1');
