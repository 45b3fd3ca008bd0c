import { expect, it } from 'vitest';
import { emptyMessage, type Person, peopleOf } from './people.ts';

const nothingSet = { search: '', department: null, hasStatus: false, isOfUnassigned: true };

it.each([
  [{}, 'All employees have been Assigned'],
  [{ department: 'Logistics' }, 'All employee in Logistics Department has been assigned'],
  [{ search: 'ada' }, "Couldn't find employee with the searched name"],
  [{ search: 'ada', department: 'Logistics' }, "Couldn't find employee with the searched name"],
  [{ search: '  ' }, 'All employees have been Assigned'],
  [{ hasStatus: true }, 'No employees found'],
  [{ hasStatus: true, department: 'Logistics' }, 'No employees found'],
  [{ isOfUnassigned: false }, 'No employees found'],
  [{ isOfUnassigned: false, department: 'Logistics' }, 'No employees found'],
])('shows for an empty list with %j: %j', (set, message) => {
  expect(emptyMessage({ ...nothingSet, ...set })).toBe(message);
});

it('shows a person once who appears on two pages', () => {
  const person = (id: string): Person => ({
    id,
    employee_id: id,
    first_name: 'Ada',
    last_name: id,
    photo: null,
    job_title: null,
    department_name: null,
  });
  const pages = [
    { results: [person('1'), person('2')], next: 'more', count: 3 },
    { results: [person('2'), person('3')], next: null, count: 3 },
  ];
  expect(peopleOf(pages).map(({ id }) => id)).toEqual(['1', '2', '3']);
});
