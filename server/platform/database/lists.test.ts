import { describe, expect, it } from 'vitest';
import { anySealing } from '../security/sealing.testing.ts';
import { containing, onePage, pageOf, selectPage } from './lists.ts';

const path = '/api/c/palm/things/';
const answer = (search: string, query: { page?: number; page_size?: number }, count: number) =>
  pageOf({ url: `${path}${search}`, query }, { count, rows: [1, 2] }, String);

describe('a page', () => {
  it('has the rows as they are presented, and no links where all fit', () => {
    expect(answer('', {}, 20)).toEqual({ count: 20, next: null, previous: null, results: ['1', '2'] });
  });

  it('links to its neighbours, with every other parameter that says something', () => {
    const { next, previous } = answer(
      '?search=a%26b&page=2&state=&page_size=5&ordering=-name',
      { page: 2, page_size: 5 },
      11,
    );
    expect(next).toBe(`${path}?page=3&page_size=5&search=a%26b&ordering=-name`);
    expect(previous).toBe(`${path}?page=1&page_size=5&search=a%26b&ordering=-name`);
  });

  it('is the last one where its rows end with the list', () => {
    expect(answer('?page=2', { page: 2, page_size: 10 }, 20).next).toBeNull();
  });
});

it('a page is selected together with the count of all rows', async () => {
  const asked: [string, readonly unknown[]][] = [];
  const query = async (text: string, values: readonly unknown[] = []) => {
    asked.push([text, values]);
    return text.includes('count') ? [{ count: 45 }] : [{ id: 'a' }];
  };
  const selected = await selectPage(
    { query: query as never, sealing: anySealing },
    { page: 3, page_size: 10 },
    { columns: 'id', from: 'things where business_id = $1', values: ['palm'], orderBy: 'id' },
  );
  expect(selected).toEqual({ count: 45, rows: [{ id: 'a' }] });
  expect(asked).toEqual([
    ['select count(*)::int as count from things where business_id = $1', ['palm']],
    ['select id from things where business_id = $1 order by id limit $2 offset $3', ['palm', 10, 20]],
  ]);
});

it('everything on one page is counted', () => {
  expect(onePage(['a', 'b'])).toEqual({ count: 2, next: null, previous: null, results: ['a', 'b'] });
});

it('wildcards of a search stand for themselves', () => {
  expect(containing(' 100%_\\ ')).toBe('%100\\%\\_\\\\%');
});
