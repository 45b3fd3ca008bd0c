import { expect, it } from 'vitest';
import { againOf, asItIs, compare, mostFailures, mostUnsteady, type Outcome, totalOf } from './second-look.ts';
import type { Failure, Step } from './test-steps.ts';

const step: Step = {
  name: 'tests',
  command: ['test'],
  count: () => ({ passed: 0, failed: 0 }),
  again: (failures) =>
    failures.length === 0 ? null : { ...step, command: ['test', ...failures.map(({ key }) => key)] },
};
const named = (keys: readonly string[]): Failure[] => keys.map((key) => ({ key, file: key, title: key, message: '' }));
const ran = (passed: number, keys: readonly string[], failed = keys.length): Outcome => ({
  step,
  count: { passed, failed },
  failures: named(keys),
});
const keysOf = (failures: readonly Failure[]) => failures.map(({ key }) => key);

it('runs again what failed, unless it cannot be named or too much of it did', () => {
  expect(againOf(ran(5, ['a', 'b']))?.command).toEqual(['test', 'a', 'b']);
  expect(againOf(ran(0, [], 1))).toBeNull();
  expect(
    againOf(
      ran(
        0,
        Array.from({ length: mostFailures + 1 }, (_, at) => `${at}`),
      ),
    ),
  ).toBeNull();
  expect(againOf({ ...ran(5, ['a']), step: { name: 'types', command: ['tsc'], count: step.count } })).toBeNull();
});

it('takes for unsteady what passes the second time, and for failed what fails twice', () => {
  const look = compare(ran(8, ['a', 'b']), ran(1, ['b']));
  expect(keysOf(look.unsteady)).toEqual(['a']);
  expect(keysOf(look.failed)).toEqual(['b']);
  expect(totalOf({ passed: 8, failed: 2 }, [look])).toEqual({ passed: 9, failed: 1, unsteady: 1 });
  expect(totalOf({ passed: 8, failed: 2 }, [compare(ran(8, ['a', 'b']), ran(2, []))])).toEqual({
    passed: 10,
    failed: 0,
    unsteady: 2,
  });
});

it('names what failed the second time alone, without counting it again', () => {
  const look = compare(ran(8, ['a']), ran(3, ['c']));
  expect(keysOf(look.unsteady)).toEqual(['a', 'c']);
  expect(totalOf({ passed: 8, failed: 1 }, [look])).toEqual({ passed: 9, failed: 0, unsteady: 2 });
});

it('lets nothing pass that was not seen to pass', () => {
  const ofNothing = compare(ran(8, ['a']), ran(0, []));
  expect(totalOf({ passed: 8, failed: 1 }, [ofNothing])).toEqual({ passed: 8, failed: 1, unsteady: 0 });
  const ofHalf = compare(ran(8, ['a', 'b']), ran(1, []));
  expect(totalOf({ passed: 8, failed: 2 }, [ofHalf])).toEqual({ passed: 8, failed: 2, unsteady: 0 });
  const crashed = compare(ran(8, ['a']), ran(0, [], 1));
  expect(totalOf({ passed: 8, failed: 1 }, [crashed])).toEqual({ passed: 8, failed: 1, unsteady: 0 });
  expect(totalOf({ passed: 8, failed: 2 }, [asItIs(ran(8, [], 2))])).toEqual({ passed: 8, failed: 2, unsteady: 0 });
});

it('names the step where it could not say what failed', () => {
  expect(keysOf(compare(ran(8, [], 2), ran(10, [])).unsteady)).toEqual(['tests']);
  expect(keysOf(asItIs(ran(8, [], 2)).failed)).toEqual(['tests']);
});

it('fails a run with too many unsteady tests', () => {
  const keys = Array.from({ length: mostUnsteady + 1 }, (_, at) => `${at}`);
  const enough = compare(ran(8, keys.slice(1)), ran(keys.length, []));
  const tooMany = compare(ran(8, keys), ran(keys.length, []));
  expect(totalOf({ passed: 8, failed: mostUnsteady }, [enough]).failed).toBe(0);
  expect(totalOf({ passed: 8, failed: mostUnsteady + 1 }, [tooMany])).toEqual({
    passed: 8,
    failed: mostUnsteady + 1,
    unsteady: mostUnsteady + 1,
  });
});
