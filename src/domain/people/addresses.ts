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

/** What stands between commas or semicolons; one inside quotes belongs to a name. */
const betweenCommas = /(?:"[^"]*"|[^,;])+/g;

/** What one part of a list holds: `Name <address>`, an address among words, or words without an address. */
function inPart(part: string): string[] {
  const bracketed = [...part.matchAll(inBrackets)].map(([, inside = '']) => bare(inside));
  if (bracketed.length > 0) return bracketed;
  const words = part.split(/\s+/).map(bare).filter(Boolean);
  const isAddress = (word: string) => word.includes('@');
  const others = words.filter((word) => !isAddress(word)).join(' ');
  return [...words.filter(isAddress), ...(others === '' ? [] : [others])];
}

const inLine = (line: string): string[] => (line.match(betweenCommas) ?? []).flatMap(inPart);

/**
 * Reads addresses from typed, pasted or uploaded text, separated by commas, semicolons, white space or lines, as
 * `Name <address>` or as rows of a table. Each address once, in the given order; every other part, such as a heading or
 * a name, is there too and not usable.
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

/** Appends the addresses of a file to the text; `leftOut` is everything else in the file, such as headings and names. */
export function withFile(text: string, file: string): { text: string; leftOut: string[] } {
  const parts = readAddresses(file).map(({ email }) => email);
  const added = parts.filter((part) => part.includes('@'));
  return {
    text: [...(text.trim() === '' ? [] : [text.trimEnd()]), ...added].join('\n'),
    leftOut: parts.filter((part) => !part.includes('@')),
  };
}
