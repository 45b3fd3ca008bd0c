/**
 * A second look at what failed: once, by itself, in a fresh process, after everything else. What passes then is unsteady: it
 * counts as passed and is named, to be mended by the next commit that touches its area. What fails twice has failed.
 */
import type { Count, Failure, Step } from './test-steps.ts';

export type Outcome = { step: Step; count: Count; failures: readonly Failure[] };
export type SecondLook = {
  /** The failures that are none. */
  steadied: number;
  unsteady: readonly Failure[];
  failed: readonly Failure[];
};

/** More failures than these have a common cause, which a second look would only find again. */
export const mostFailures = 40;
/** A run with more unsteady tests than these fails. */
export const mostUnsteady = 10;

/** @returns what to run again by itself; null where a failure is to be taken as it is */
export const againOf = ({ step, failures, count }: Outcome): Step | null =>
  count.failed > mostFailures ? null : (step.again?.(failures) ?? null);

/** What failed, by name; the step itself where it could not say. */
const namedIn = ({ step: { name }, failures, count }: Outcome): readonly Failure[] =>
  failures.length > 0 || count.failed === 0
    ? failures
    : [{ key: name, file: name, title: `${count.failed} failed`, message: '' }];

/** The first run without a second one. */
export const asItIs = (first: Outcome): SecondLook => ({ steadied: 0, unsteady: [], failed: namedIn(first) });

const hasFailed = ({ failures }: Outcome, { key }: Failure): boolean => failures.some((each) => each.key === key);
const inBoth = (one: Outcome, other: Outcome) => one.failures.filter((each) => hasFailed(other, each));
const onlyIn = (one: Outcome, other: Outcome) => one.failures.filter((each) => !hasFailed(other, each));

/** Compares both runs. Where one of them could not name what failed, whatever fails in the second run has failed. */
export function compare(first: Outcome, second: Outcome): SecondLook {
  if (second.count.failed === 0) {
    // A run of nothing shows nothing.
    if (second.count.passed < first.failures.length || second.count.passed === 0) return asItIs(first);
    return { steadied: first.count.failed, unsteady: namedIn(first), failed: [] };
  }
  const areNamed = [first, second].every(({ failures, count }) => failures.length === count.failed);
  if (!areNamed) return { steadied: 0, unsteady: [], failed: namedIn(second) };
  const failed = inBoth(first, second);
  return {
    steadied: first.count.failed - failed.length,
    unsteady: [...onlyIn(first, second), ...onlyIn(second, first)],
    failed,
  };
}

/** The totals after the second look. */
export function totalOf(count: Count, looks: readonly SecondLook[]): Count & { unsteady: number } {
  const steadied = looks.reduce((sum, look) => sum + look.steadied, 0);
  const unsteady = looks.reduce((sum, look) => sum + look.unsteady.length, 0);
  const tooMany = unsteady > mostUnsteady ? steadied : 0;
  return { passed: count.passed + steadied - tooMany, failed: count.failed - steadied + tooMany, unsteady };
}
