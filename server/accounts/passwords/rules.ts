/** Which passwords are refused. Pure. */

import { dictionary } from '@zxcvbn-ts/language-common';
import { isGuessable } from '../../../rules/accounts/guessable.ts';
import { hour } from '../../platform/time/dates.ts';

/** How long a link to a new password can be used, in milliseconds. */
export const passwordResetLifetime = hour;

const shortest = 8;
const commonPasswords = new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest));

/**
 * What is wrong with a password, in Django's words; empty when nothing is.
 * @param about what the person is known by, each under the name that the message uses
 */
export function passwordProblems(password: string, about: Record<string, string>): string[] {
  const isTried = isGuessable(password);
  const problems = Object.entries(about)
    .filter(([, known]) => isSimilar(password, known) || (!isTried && isGuessable(password, [known])))
    .map(([name]) => `The password is too similar to the ${name}.`);
  const isCommon =
    isTried ||
    commonPasswords.has(password.toLowerCase()) ||
    (problems.length === 0 && isGuessable(password, Object.values(about)));
  if ([...password].length < shortest) {
    problems.push(`This password is too short. It must contain at least ${shortest} characters.`);
  }
  if (isCommon) problems.push('This password is too common.');
  if (/^\p{Nd}+$/u.test(password)) problems.push('This password is entirely numeric.');
  return problems;
}

/** The share of two texts that one common piece must make up; Django's UserAttributeSimilarityValidator takes 0.7 too. */
const similarity = 0.7;

function isSimilar(password: string, known: string): boolean {
  const [a, b] = [password.toLowerCase(), known.toLowerCase()];
  if (a === '' || b === '') return false;
  if (b.includes(a)) return true;
  const words = b.split(/[\W_]+/u);
  const pieces = [b, b.split('@')[0] ?? '', (b.split('@')[0] ?? '').replace(/[\W_]+/gu, ''), ...words];
  return pieces.some(
    (piece) => piece.length > 2 && (2 * longestCommon(a, piece)) / (a.length + piece.length) >= similarity,
  );
}

function longestCommon(a: string, b: string): number {
  let longest = 0;
  let above = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let at = 0; at < b.length; at++) {
      const run = letter === b[at] ? (above[at] ?? 0) + 1 : 0;
      row.push(run);
      longest = Math.max(longest, run);
    }
    above = row;
  }
  return longest;
}
