import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { flows } from '../../src/machines/index.ts';

const paths = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/paths.ts', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('lists every flow', () => {
  const { status, stdout } = paths('list');
  expect(status).toBe(0);
  for (const { id } of flows) expect(stdout).toMatch(new RegExp(`^${id} `, 'm'));
});

it('prints the same JSON, byte for byte, with stable path ids', () => {
  const first = paths('paths', 'login', '--format', 'json');
  expect(first.stdout).toBe(paths('paths', 'login', '--format', 'json').stdout);
  const report = JSON.parse(first.stdout);
  expect(report).toMatchObject({ flow: { id: 'login' }, criterion: ['transitions', 'guards'], missed: [] });
  expect(report.paths.flatMap((path: { id: string }) => path.id)).toEqual([
    expect.stringMatching(/^[0-9a-f]{10}$/),
    expect.stringMatching(/^[0-9a-f]{10}$/),
  ]);
});

it('leads to one state, as Gherkin', () => {
  const { stdout } = paths('paths', 'login', '--to', 'refetchingUser', '--format', 'gherkin');
  expect(stdout).toContain('Then the state is "refetchingUser"');
});

it('runs one flow and sums it up', () => {
  const { status, stdout } = paths('run', 'taskPolling', '--on', 'actor');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^taskPolling +5\/5 +8\/8 +6\/6 /m);
});

it.each([
  [['paths', 'logn'], /there is no flow 'logn'; known: .*login/],
  [['paths'], /name a flow: /],
  [['walk'], /the command is one of list, graph, paths, run, report, mutants, not 'walk'/],
  [['paths', 'login', '--cover', 'everything'], /--cover is one of transitions, states, guards, pairs/],
  [['paths', 'login', '--max-len', 'long'], /--max-len is a number of steps from 1/],
  [['paths', 'login', '--to', 'nowhere'], /no path leads to 'nowhere'; states: .*editing/],
  [['run', '--in', 'model'], /Unknown option '--in'/],
])('refuses %j with a sentence and a way on', (args, sentence) => {
  const { status, stderr } = paths(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).toContain('--help');
});
