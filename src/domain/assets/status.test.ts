import { expect, test } from 'vitest';
import { shownStatus } from './status.ts';

const ada = {
  id: '01a00000-0000-7000-8000-0000000000e1',
  first_name: 'Ada',
  last_name: 'Obi',
  employee_id: 'EMP-0001',
  department: null,
  job_title: null,
  region: null,
};

test('what is active but nobody has is shown as unassigned', () => {
  expect(shownStatus({ status: 'active', assignee: null })).toBe('unassigned');
  expect(shownStatus({ status: 'active', assignee: ada })).toBe('active');
  expect(shownStatus({ status: 'out_for_repair', assignee: null })).toBe('out_for_repair');
});
