/** Every layer uses the same domain names. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modules } from '../../rules/shared/modules.ts';

/** As the glossary names them. */
const [, glossary = ''] = /^## Domains$([\s\S]*?)^## /m.exec(readFileSync('docs/glossary.md', 'utf8')) ?? [];
const domains = [...glossary.matchAll(/^\| ([a-z]+(?:, [a-z]+)*) \|/gm)].flatMap(([, names = '']) => names.split(', '));

/** Every folder that is divided by domain, with its other entries. */
const floors: Record<string, readonly string[]> = {
  openapi: ['generated', 'shared', 'steward'],
  server: ['directory', 'migrations', 'platform', 'plug', 'app', 'demo', 'main', 'run', 'worker'],
  rules: ['shared'],
  'src/domain': ['shared'],
  'src/services': ['operations', 'shared'],
  'src/machines': ['shared', 'flow', 'index'],
  'src/paths': ['shared'],
  'src/views': ['shared', 'ui'],
  'src/app/routes': ['labels', 'members', 'planned', 'profile'],
  'src/app/actors': ['assignment-flow', 'keyed-actor', 'paystack-popup', 'promise-actor', 'second-step'],
  'tests/e2e': [],
  'tests/flows/drivers': ['shared'],
};

/** Names of folders and files without extensions; tests and entry files are not domains. */
const namesIn = (floor: string, onlyFolders: boolean): string[] =>
  readdirSync(floor, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || !onlyFolders) && !entry.name.includes('.test.'))
    .map((entry) => entry.name.replace(/\..*$/, ''));

it.each(Object.entries(floors))('%s is divided by domain names', (floor, others) => {
  const names = namesIn(floor, floor.startsWith('tests/'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !domains.includes(name) && !others.includes(name))).toEqual([]);
});

it('lists modules by domain names', () => {
  expect(Object.keys(modules).filter((name) => !domains.includes(name))).toEqual([]);
});
