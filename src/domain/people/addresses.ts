import { emailMessage } from '../shared/email.ts';

/** The most addresses in one request. */
export const mostAddresses = 100;

export type Address = { email: string; isUsable: boolean };

const inBrackets = /<([^<>]*)>/g;
const around = /^[\s"'“”‘’()[\]]+|[\s"'“”‘’()[\].:]+$/g;
const bare = (text: string): string =>
  text
    .replace(around, '')
    .replace(/^mailto:/i, '')
    .trim();

/** The addresses in one part of a list: `Name <address>`, an address among words, or words without an address. */
function inPart(part: string): string[] {
  const bracketed = [...part.matchAll(inBrackets)].map(([, inside = '']) => bare(inside));
  if (bracketed.length > 0) return bracketed;
  const words = part.split(/\s+/).map(bare).filter(Boolean);
  const addresses = words.filter((word) => word.includes('@'));
  if (addresses.length > 0) return addresses;
  return words.length > 0 ? [words.join(' ')] : [];
}

/** In a line with an address, parts without one are names or other columns. */
function inLine(line: string): string[] {
  const found = line.split(/[,;]+/).flatMap(inPart);
  return found.some((each) => each.includes('@')) ? found.filter((each) => each.includes('@')) : found;
}

/**
 * Reads addresses from typed, pasted or uploaded text, separated by commas, semicolons, white space or lines, as
 * `Name <address>` or as rows of a table. Each address once, in the given order.
 */
export function readAddresses(text: string): Address[] {
  const found = new Map<string, Address>();
  for (const email of text.split(/[\r\n]+/).flatMap(inLine)) {
    const key = email.toLowerCase();
    if (email !== '' && !found.has(key)) found.set(key, { email, isUsable: emailMessage(email) === null });
  }
  return [...found.values()];
}

/** The valid addresses. */
export const usableIn = (text: string): string[] =>
  readAddresses(text).flatMap(({ email, isUsable }) => (isUsable ? [email] : []));

/** Whether the number of valid addresses is within the limits. */
export const canBeInvited = (text: string): boolean => {
  const { length } = usableIn(text);
  return length > 0 && length <= mostAddresses;
};

/** Appends the addresses of a file to the text, without the file's headings and other columns. */
export function withFile(text: string, file: string): string {
  const added = readAddresses(file).flatMap(({ email }) => (email.includes('@') ? [email] : []));
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...added].join('\n');
}
