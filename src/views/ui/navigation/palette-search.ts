import { plain, wordsOf } from '../foundations/plain-text.ts';

/** What a person may look for; `keywords` are other words for it. */
type Findable = { label: string; keywords?: readonly string[] };

/**
 * The entries that fit what was typed, the best first; of equals the order stays. Every word that was typed must be
 * found: as the beginning of a word, inside the name, or, from four letters on, with one slip of the finger.
 */
export function search<Of extends Findable>(entries: readonly Of[], text: string): Of[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...entries];
  const scored = entries.flatMap((entry) => {
    const score = scoreOf(entry, plain(text), typed);
    return score === null ? [] : [{ entry, score }];
  });
  return scored.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

function scoreOf({ label, keywords = [] }: Findable, text: string, typed: string[]): number | null {
  const name = plain(label);
  if (name.startsWith(text)) return 100;
  const words = [...wordsOf(label), ...keywords.flatMap(wordsOf)];
  const scores = typed.map((word) => scoreOfWord(word, name, words));
  return scores.includes(0) ? null : Math.min(...scores);
}

function scoreOfWord(word: string, name: string, words: string[]): number {
  if (words.some((each) => each.startsWith(word))) return 3;
  if (name.includes(word)) return 2;
  return word.length >= 4 && words.some((each) => isSlip(word, each)) ? 1 : 0;
}

/** Whether what was typed begins a word but for one letter that is wrong, missing, too many, or two that changed places. */
function isSlip(typed: string, word: string): boolean {
  const same = [...typed].findIndex((letter, at) => letter !== word[at]);
  if (same <= 0) return false;
  const rest = typed.slice(same);
  const left = word.slice(same);
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}`;
  return (
    left.slice(1).startsWith(rest.slice(1)) ||
    left.startsWith(rest.slice(1)) ||
    left.slice(1).startsWith(rest) ||
    (rest.startsWith(swapped) && left.slice(2).startsWith(rest.slice(2)))
  );
}
