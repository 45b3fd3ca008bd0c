import { expect, it } from 'vitest';
import { draftOf, isCountable, orderOf, type RequestDraft, withDays } from './request-draft.ts';

const draft: RequestDraft = {
  policy: 'annual',
  first_day: null,
  last_day: null,
  from_noon: false,
  until_noon: false,
  note: '',
  files: [],
  idempotencyKey: 'key',
};
const days = (first_day: string | null, last_day: string | null) => ({ ...draft, first_day, last_day });

it('takes the last day along where there is none, or an earlier one', () => {
  expect(withDays(draft, { first_day: '2036-03-03' })).toEqual(days('2036-03-03', '2036-03-03'));
  expect(withDays(days('2036-03-03', '2036-03-05'), { first_day: '2036-03-04' }).last_day).toBe('2036-03-05');
  expect(withDays(days('2036-03-03', '2036-03-05'), { first_day: '2036-03-06' }).last_day).toBe('2036-03-06');
  expect(withDays(days('2036-03-03', '2036-03-05'), { last_day: '2036-03-01' }).last_day).toBe('2036-03-01');
});

it('can be counted with both days, and is sent without its key', () => {
  expect([days('2036-03-03', null), days('2036-03-03', '2036-03-04')].map(isCountable)).toEqual([false, true]);
  expect(orderOf(days('2036-03-03', '2036-03-04'))).toEqual({
    policy: 'annual',
    first_day: '2036-03-03',
    last_day: '2036-03-04',
    from_noon: false,
    until_noon: false,
    note: '',
    files: [],
  });
  const files = [{ id: 'f1', name: 'certificate.pdf', size: 20 }];
  expect(orderOf({ ...days('2036-03-03', '2036-03-04'), files }).files).toEqual(['f1']);
  expect(() => orderOf(draft)).toThrow();
});

it('reads back only what is a draft of one of the policies', () => {
  expect(draftOf(days('2036-03-03', null), ['annual'])).toEqual(days('2036-03-03', null));
  for (const wrong of [
    null,
    'x',
    { ...draft, policy: 'gone' },
    { ...draft, first_day: 'soon' },
    { ...draft, note: 1 },
    { ...draft, files: [{ id: 1 }] },
  ])
    expect(draftOf(wrong, ['annual'])).toBeNull();
});
