import { plain, wordsOf } from '../foundations/plain-text.ts';
import type { Choice } from './list-box.tsx';

/** The choices, those first whose name begins with what is typed, then those with a word that does. */
export function inMatchOrder(choices: readonly Choice[], typed: string): Choice[] {
  const text = plain(typed);
  const rankOf = ({ label }: Choice) =>
    plain(label).startsWith(text) ? 0 : wordsOf(label).some((word) => word.startsWith(text)) ? 1 : 2;
  return text === '' ? [...choices] : [...choices].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The choice whose whole name is typed. */
export const choiceNamed = (choices: readonly Choice[], typed: string): Choice | undefined =>
  choices.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase());

/** What is said about a text that was typed and left without choosing. */
export const notInList = (typed: string): string => `‘${typed.trim()}’ is not in the list. Choose from the list.`;
