import { expect, it } from 'vitest';
import { causesFirst } from './causes.ts';
import { planFlow } from './plan.ts';
import { purchaseFlow } from './samples.ts';

const { paths } = planFlow(purchaseFlow);

it('tells a cause once, by the path that meets it first, and its echoes after', () => {
  const edges = paths.flatMap(({ arcs }) => [...new Set(arcs.flatMap(({ edges: [first = ''] }) => first))]);
  const edge = edges.find((each, index) => each !== '' && edges.indexOf(each) < index) ?? '';
  const verdicts = paths.map((path) => ({
    path,
    failure: `it broke at ${edge}`,
    failedAt: path.arcs.findIndex(({ edges: [first] }) => first === edge) + 1,
  }));
  const met = verdicts.filter(({ failedAt }) => failedAt > 0);
  const told = causesFirst(met);
  expect(met.length).toBeGreaterThan(1);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^path \w+: it broke at .*\n {4}and at the same step in \d+ more: \w+/);
});

it('keeps causes apart, the one with the most echoes first', () => {
  const [first, second, third] = paths;
  if (!first || !second || !third) throw new Error('the sample has too few paths');
  const told = causesFirst([
    { path: { ...first, start: { ...first.start, label: 'alone' } }, failure: 'one', failedAt: 0 },
    { path: second, failure: 'two', failedAt: 0 },
    { path: third, failure: 'three', failedAt: 0 },
    { path: third, failure: null, failedAt: null },
  ]);
  expect(told.map((each) => each.split('\n')[0])).toEqual([`path ${second.id}: two`, `path ${first.id}: one`]);
});
