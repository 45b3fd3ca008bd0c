/**
 * What a text of a person may be made of: one line, or several. Characters that cannot be seen would let a name print lines of
 * its own on a receipt, or turn round the words that follow it.
 */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlBesidesBreaks = /[^\P{Cc}\t\n\r]/u;

const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
const [popEmbedding, popIsolate] = ['\u202c', '\u2069'];

/** Whether every mark that turns the direction of letters ends inside the text (Unicode Standard Annex 9, X1 to X8). */
function hasClosedMarks(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(directionMarks)) {
    if (mark === popEmbedding || mark === popIsolate) {
      if (open.pop() !== mark) return false;
    } else open.push(mark >= '\u2066' ? popIsolate : popEmbedding);
  }
  return open.length === 0;
}

/** Format *line* of the contract: a name, a number, an address. */
export const isLine = (text: string): boolean => !control.test(text) && hasClosedMarks(text);

/** Format *text* of the contract: a note, which may have several lines. */
export const isText = (text: string): boolean => !controlBesidesBreaks.test(text);

/** The text on one line, whatever it was made of: with one space for each break, and without marks that stay open. */
export function onOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return hasClosedMarks(line) ? line : line.replace(directionMarks, '');
}

/** Letters of a text that stand in a notification, a subject or a list. */
const mostShown = 80;

/** The text on one line, cut to what stands among others. */
export function excerptOf(text: string): string {
  const letters = [...onOneLine(text)];
  // The end of a mark that turns the direction may be cut off, so the rest is made one line again.
  return letters.length <= mostShown ? letters.join('') : `${onOneLine(letters.slice(0, mostShown - 1).join(''))}…`;
}
