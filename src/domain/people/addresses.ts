import { emailMessage } from '../shared/email.ts';

/** How many addresses one invitation takes. */
export const mostAddresses = 100;

export type Address = { email: string; isUsable: boolean };

const inBrackets = /<([^<>]*)>/g;
const around = /^[\s"'“”‘’()[\]]+|[\s"'“”‘’()[\].:]+$/g;
const bare = (text: string): string =>
  text
    .replace(around, '')
    .replace(/^mailto:/i, '')
    .trim();

/** The addresses between commas and semicolons: `Name <address>`, an address among words, or words that are none. */
function inPart(part: string): string[] {
  const bracketed = [...part.matchAll(inBrackets)].map(([, inside = '']) => bare(inside));
  if (bracketed.length > 0) return bracketed;
  const words = part.split(/\s+/).map(bare).filter(Boolean);
  const addresses = words.filter((word) => word.includes('@'));
  if (addresses.length > 0) return addresses;
  return words.length > 0 ? [words.join(' ')] : [];
}

/** In a line that has an address, what has none is a name or another column. */
function inLine(line: string): string[] {
  const found = line.split(/[,;]+/).flatMap(inPart);
  return found.some((each) => each.includes('@')) ? found.filter((each) => each.includes('@')) : found;
}

/**
 * What somebody typed, pasted or uploaded, as addresses: separated by commas, semicolons, spaces or lines, also as
 * `Name <address>` or as lines of a table. Each of them once, in the order they came.
 */
export function readAddresses(text: string): Address[] {
  const found = new Map<string, Address>();
  for (const email of text.split(/[\r\n]+/).flatMap(inLine)) {
    const key = email.toLowerCase();
    if (email !== '' && !found.has(key)) found.set(key, { email, isUsable: emailMessage(email) === null });
  }
  return [...found.values()];
}

/** Only those an invitation can be sent to. */
export const usableIn = (text: string): string[] =>
  readAddresses(text).flatMap(({ email, isUsable }) => (isUsable ? [email] : []));

/** Whether there is somebody to invite, and nobody too many. */
export const canBeInvited = (text: string): boolean => {
  const { length } = usableIn(text);
  return length > 0 && length <= mostAddresses;
};

/** What was written before, with the addresses of a file after it; headings and other columns of the file stay out. */
export function withFile(text: string, file: string): string {
  const added = readAddresses(file).flatMap(({ email }) => (email.includes('@') ? [email] : []));
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...added].join('\n');
}
