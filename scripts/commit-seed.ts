/**
 * What is tried at random is the same for the same commit, so that a failure can be repeated, and something else for the next
 * one. `SEED=7` (any whole number) stands in for the commit.
 */
import { execFileSync } from 'node:child_process';
import { isNightly } from './nightly.ts';

/** Below 2^28; 1 where the sources are no repository. */
export function commitSeed(): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(head.slice(0, 7), 16);
  } catch {
    return 1;
  }
}

const seed = commitSeed();

/**
 * What is tried of a long list: by night all of it, by day one in so many, others for another commit. `turn` shifts the choice, so
 * that those who try the same list together try all of it. The title of such a test says `howToRepeat`.
 */
export function inSample<Item>(all: readonly Item[], oneIn: number, turn = 0): readonly Item[] {
  if (isNightly()) return all;
  return all.filter((_item, at) => (at + seed + turn) % oneIn === 0);
}

/** What to set before the command to see the same again. */
export const howToRepeat = (): string => `${isNightly() ? 'NIGHTLY=1 ' : ''}SEED=${seed}`;
