/** What `npm run resource` and `npm run flow` write compiles and is in form, in a copy of the tree; vitest.config.ts has it every night. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** Every kind of field, needed and not. */
const fields = [
  ...['site', 'street?', 'terms:text', 'note:text?', 'email:email', 'other_email:email?', 'phone:phone'],
  ...['other_phone:phone?', 'since:day', 'last_seen:day?', 'staff:number', 'branches:number?'],
];
const aside = ['.git', 'node_modules', 'dist', 'data', 'test-results'];

describe('the generators', () => {
  const copy = mkdtempSync(join(tmpdir(), 'generators-'));
  const run = (command: string, ...args: string[]) => {
    try {
      execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
      return '';
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${command} ${args.join(' ')}\n${stdout}${stderr}`;
    }
  };
  afterAll(() => rmSync(copy, { recursive: true }));

  it('write two resources and a flow into a tree that stays sound', { timeout: 600_000 }, () => {
    for (const part of globSync(['*', '.*'], { exclude: aside }))
      cpSync(part, join(copy, part), { recursive: true, filter: (file) => !file.endsWith('.png') });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const compile = ['--incremental', 'false', '--tsBuildInfoFile', 'null', '-p'];
    for (const [command, ...args] of [
      ['git', 'init', '-q'],
      ['node', 'scripts/resource.ts', 'fleet', 'repair_shops', ...fields],
      ['node', 'scripts/resource.ts', 'assets', 'tool-boxes'],
      ['node', 'scripts/flow.ts', 'fleet/tyre-swap'],
      ['node_modules/.bin/tsc', ...compile, 'tsconfig.json'],
      ['node_modules/.bin/tsc', ...compile, 'tsconfig.node.json'],
      ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
    ] as const)
      expect(run(command, ...args)).toBe('');
  });
});
