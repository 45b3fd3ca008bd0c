import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { command } from '../../scripts/paths.ts';
import { commandNames } from '../../scripts/paths-help.ts';
import { flows } from '../../src/machines/index.ts';

/** Runs the command in this process, because starting a new one takes longer than the command itself. */
const paths = async (...args: string[]) => {
  const said = { out: '', error: '' };
  const hear = (to: keyof typeof said, end: string) => (text: unknown) => {
    said[to] += `${text}${end}`;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear('out', ''));
  vi.spyOn(console, 'log').mockImplementation(hear('out', '\n'));
  vi.spyOn(console, 'error').mockImplementation(hear('error', '\n'));
  try {
    return { status: await command(args), stdout: said.out, stderr: said.error };
  } finally {
    vi.restoreAllMocks();
  }
};

it('lists every flow', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/paths.ts', 'list'], { encoding: 'utf8' });
  expect(status).toBe(0);
  for (const { id } of flows) expect(stdout).toMatch(new RegExp(`^${id} `, 'm'));
});

it('prints deterministic JSON with stable path ids', async () => {
  const first = await paths('paths', 'login', '--format', 'json');
  expect(first.stdout).toBe((await paths('paths', 'login', '--format', 'json')).stdout);
  const report = JSON.parse(first.stdout);
  expect(report).toMatchObject({ flow: { id: 'login' }, criterion: ['transitions', 'guards', 'cases'], missed: [] });
  const [titles, ids] = ['title', 'id'].map((name) => report.paths.map((path: Record<string, string>) => path[name]));
  expect(new Set(titles).size).toBe(titles.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}$/);
});

it('prints the path to one state as Gherkin', async () => {
  const { stdout } = await paths('paths', 'login', '--to', 'refetchingUser', '--format', 'gherkin');
  expect(stdout).toContain('Then the state is "Refetching user"');
  const code = await paths('paths', 'login', '--to', 'refetchingUser', '--format', 'gherkin', '--names', 'code');
  expect(code.stdout).toContain('Then the state is "refetchingUser"');
});

it('runs one flow and prints a summary', async () => {
  const { status, stdout } = await paths('run', 'taskPolling', '--on', 'actor');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^taskPolling +5\/5 +8\/8 +6\/6 /m);
});

it('prints and runs a path given by its steps', async () => {
  const steps = 'login.submit: email and password → after(answerDeadline)';
  expect((await paths('paths', 'login', '--steps', steps)).stdout).toContain('2. After 30 s: no answer came → Editing');
  expect((await paths('run', 'login', '--on', 'actor', '--steps', steps)).stdout).toMatch(/^[0-9a-f]{10}: passed$/m);
});

it('lists what changed in a flow since a commit, and runs only that flow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steward-since-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@steward.test', ...args], { cwd: folder });
  try {
    for (const part of ['src/machines', 'src/domain', 'src/paths', 'rules', 'openapi/generated', 'package.json'])
      cpSync(part, join(folder, part), { recursive: true });
    const machine = join(folder, 'src/machines/shared/task-polling/machine.ts');
    writeFileSync(machine, readFileSync(machine, 'utf8').replace('taskPollInterval: 5_000', 'taskPollInterval: 6_000'));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--no-gpg-sign', '--message', 'before');
    // The command reads the commit from that repository and compares it with the flows of this one.
    vi.stubEnv('GIT_DIR', join(folder, '.git'));
    expect((await paths('paths', 'taskPolling', '--since', 'HEAD')).stdout).toBe(
      [
        '# What changed in the flows since HEAD',
        '',
        '## Wait for a background task `taskPolling`',
        '',
        '- delay `taskPollInterval` changed: 6000 ms → 5000 ms',
        '',
      ].join('\n'),
    );
    expect((await paths('run', 'taskPolling', '--since', 'HEAD')).stdout).toMatch(/^taskPolling +5\/5 /m);
    expect((await paths('run', 'signUp', '--since', 'HEAD')).stdout).toBe('Changed since HEAD: no flow\n');
    vi.stubEnv('NIGHTLY', '1');
    expect((await paths('run', 'signUp', '--since', 'HEAD')).stdout).toMatch(/^signUp +\d/m);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(commandNames)('shows the help of %s', async (name) => {
  const { status, stdout } = await paths(name, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain(`npm run paths -- ${name}`);
});

it('runs the example of the module in the documentation', () => {
  const page = readFileSync('docs/paths.md', 'utf8');
  const [, program = '', printed = ''] = /```ts\n([\s\S]+?)```[\s\S]+?```text\n([\s\S]+?)```/.exec(page) ?? [];
  expect(program).not.toBe('');
  const args = ['--input-type=module-typescript', '--eval', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(printed);
});

it.each([
  [['paths', 'logn'], /there is no flow 'logn'; did you mean login\?/],
  [['paths', 'zzzzzz'], /there is no flow 'zzzzzz'; known: .*login/],
  [['paths'], /name a flow: /],
  [['walk'], /there is no command 'walk'; known: list, graph, paths, run, report, mutants/],
  [['paths', 'login', '--cover', 'everything'], /--cover must be one of transitions, states, guards, pairs, cases/],
  [['paths', 'login', '--max-len', 'long'], /--max-len must be a number of steps from 1/],
  [['paths', 'login', '--to', 'askinCode'], /login has no state 'askinCode'; did you mean askingCode\?/],
  [['paths', 'login', '--steps', 'code.leave'], /editing has no step 'code.leave'; it has 'login.type', /],
  [['paths', 'login', '--start', 'now'], /there is no start 'now'; the flow has /],
  [['list', '--since', 'no-such-commit'], /cannot read the flows at 'no-such-commit': /],
  [['run', '--cover', 'states'], /run takes --on, --since, --steps, --start, not --cover/],
  [['run', '--in', 'model'], /Unknown option '--in'/],
])('refuses %j with a message that suggests what to type', async (args, sentence) => {
  const { status, stderr } = await paths(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).toContain('--help');
});
