import { describe, expect, it } from 'vitest';
import { type Contract, domainsOfContract, domainsOfMigration } from './changed-domains.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const contract: Contract = {
  paths: {
    '/jobs/': { get: { tags: ['hr'], answer: reference('JobPage') }, post: { tags: ['hr'] } },
    '/assets/': { get: { tags: ['assets'] } },
  } as Contract['paths'],
  components: { schemas: { JobPage: { items: reference('Job') }, Job: { title: 'string' } } },
};

describe('the domains of a changed contract', () => {
  const change = (make: (copy: Contract) => void) => {
    const copy = structuredClone(contract);
    make(copy);
    return domainsOfContract(contract, copy);
  };

  it('are none when nothing has changed, or only what no operation refers to', () => {
    expect(change(() => {})).toEqual([]);
    expect(change(({ components }) => Object.assign(components.schemas ?? {}, { Other: {} }))).toEqual([]);
  });
  it('are those of operations that were added, removed or changed', () => {
    expect(change(({ paths }) => Object.assign(paths, { '/fuel/': { get: { tags: ['fleet'] } } }))).toEqual(['fleet']);
    expect(change(({ paths }) => delete paths['/assets/'])).toEqual(['assets']);
  });
  it('are those of operations that refer to a changed schema by way of another', () => {
    expect(change(({ components }) => Object.assign(components.schemas ?? {}, { Job: { title: 'number' } }))).toEqual([
      'hr',
    ]);
  });
});

describe('the domains of a migration', () => {
  const sources = [
    { domain: 'hr', text: "query('select name from jobs')" },
    { domain: 'assets', text: "query('update assets set name = $1 where asset_jobs = 1')" },
  ];

  it.each([
    ['create table jobs (id uuid);', ['hr']],
    ['alter table only assets add column vendor text;\ncreate index on jobs (name);', ['assets', 'hr']],
    ['update assets set name = 1;', ['assets']],
    ['create function now_here() returns text;', null],
  ])('%s', (sql, domains) => {
    expect(domainsOfMigration(sql, sources)).toEqual(domains);
  });
});
