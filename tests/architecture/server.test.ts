/** The folders of the server: one per domain with one public file, and one per resource inside. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const words =
  'accounts onboarding businesses people billing calendar assets fleet hr timeoff due rota recruit payroll shell legal'.split(
    ' ',
  );
const domains = foldersIn('server').filter((name) => words.includes(name));

it('has only folders of domains, and four folders without a domain', () => {
  const others = foldersIn('server').filter((name) => !domains.includes(name));
  expect(others.sort()).toEqual(['directory', 'migrations', 'platform', 'plug']);
});

it('has one plug per domain, and registers each of them', () => {
  const imported = [...readFileSync('server/app.ts', 'utf8').matchAll(/from '\.\/(\w+)\/index\.ts'/g)];
  expect(imported.map(([, name]) => name).sort()).toEqual([...domains].sort());
});

it('keeps handlers, rules, stores and mails in the folder of a resource', () => {
  const misplaced = globSync('server/*/{handlers,rules,store,background-jobs,mails}.ts', {
    exclude: ['server/platform/**'],
  });
  expect(misplaced).toEqual([]);
  const deeper = domains.flatMap((name) =>
    foldersIn(`server/${name}`).flatMap((one) => foldersIn(`server/${name}/${one}`)),
  );
  expect(deeper).toEqual([]);
});

it('numbers each migration once, so that none is passed over in a database that has a later one', () => {
  const taken = readdirSync('server/migrations').map((file) => file.slice(0, 4));
  expect(taken).toEqual([...new Set(taken)]);
});
