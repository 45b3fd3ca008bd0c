/**
 * That nothing is forgotten which shows what a request changes. What each operation really reads and writes is compared with
 * its marks in every server test (`server/platform/marks.testing.ts`).
 */
import { expect, it } from 'vitest';
import { readContract } from '../../server/platform/contract.ts';
import { resources, touchedBy } from '../../server/platform/marks.testing.ts';

type Marked = { operationId: string; 'x-reads'?: string[]; 'x-changes'?: string[] };
const { paths } = readContract() as unknown as { paths: Record<string, Record<string, Marked>> };
const operations = Object.values(paths).flatMap((item) =>
  Object.entries(item).map(([method, { operationId: id, 'x-reads': reads, 'x-changes': changes }]) => ({
    id,
    method,
    reads,
    changes,
  })),
);
const all = (what: 'reads' | 'changes') => new Set(operations.flatMap((operation) => operation[what] ?? []));

it('says of every operation what it reads, or what it changes', () => {
  const silent = operations.filter(({ method, reads, changes }) => (method === 'get' ? reads : changes) === undefined);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('has a reader for all that is changed, and names only what there is', () => {
  const [read, written] = [all('reads'), all('changes')];
  expect([...written].filter((one) => !read.has(one))).toEqual([]);
  expect([...read].filter((one) => !written.has(one))).toEqual([]);
  expect([...read].filter((one) => !resources.includes(one))).toEqual([]);
});

it('finds the tables that statements read and write', () => {
  const found = (text: string) => Object.values(touchedBy(text)).map((one) => [...one].sort());
  expect(found('select a.id from assets a join regions r on r.id = a.region_id')).toEqual([['assets', 'regions'], []]);
  expect(found('with gone as (delete from employee_words where id = $1) update jobs j set name = $2')[1]).toEqual([
    ...['employees', 'jobs'],
  ]);
  expect(found("select count(*) as employees, 'assets' as kind from benefits")[0]).toEqual(['benefits']);
  expect(found('select total from vehicle_costs')[0]).toEqual([
    ...['asset_documents', 'fuel_entries', 'maintenances', 'vehicle_incidents'],
  ]);
});
