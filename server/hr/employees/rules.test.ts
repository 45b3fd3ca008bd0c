import { describe, expect, it } from 'vitest';
import { changedWords, codeOf, namesOfMember, textOrNull } from './rules.ts';
import type { EmployeeRecord } from './store.ts';

it('codes have four digits at least, or what the settings say', () => {
  const numbering = { prefix: 'EMP-', digits: 4 };
  const codes = [1, 42, 9999, 12345].map((number) => codeOf(number, numbering));
  expect(codes).toEqual(['EMP-0001', 'EMP-0042', 'EMP-9999', 'EMP-12345']);
  expect(codeOf(7, { prefix: 'LAG/', digits: 2 })).toBe('LAG/07');
});

it('a member without names is called as their address begins', () => {
  expect(namesOfMember({ email: 'ada.obi@example.test', firstName: '', lastName: '' })).toEqual({
    firstName: 'ada.obi',
    lastName: '',
  });
  expect(namesOfMember({ email: 'a@example.test', firstName: 'Ada', lastName: 'Obi' })).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
  });
});

it.each([
  [undefined, null],
  [null, null],
  ['  ', null],
  [' Driver ', 'Driver'],
])('the text %j is stored as %j', (text, stored) => expect(textOrNull(text)).toBe(stored));

describe('what a change changed', () => {
  const before = {
    ...({ id: '1', employee_id: 'EMP-0001', first_name: 'Ada', last_name: 'Obi' } as EmployeeRecord),
    department: { id: '2', name: 'Sales' },
    job_title: null,
    status: 'active' as const,
  };
  it.each([
    [{}, null],
    [{ department: { id: '2', name: 'Sales' } }, null],
    [{ department: null }, 'Changed the department'],
    [{ last_name: 'Eze', job_title: 'Driver' }, 'Changed the last name and the job title'],
    [
      { last_name: 'Eze', job_title: 'Driver', status: 'inactive' as const },
      'Changed the last name, the job title and the status',
    ],
  ])('%j reads %j', (change, text) => expect(changedWords(before, { ...before, ...change })).toBe(text));
});
