import { expect, test } from 'vitest';
import {
  changeOf,
  changesBetween,
  type EmployeeFields,
  formOf,
  newEmployeeFields,
  rebased,
  withoutMine,
  withTheirs,
  withTyped,
} from './employee-form.ts';

const confirmed = {
  ...newEmployeeFields,
  bank: '011',
  account_number: '0000014579',
  account_name: 'ADA OBI',
  holder_proof: 'proof',
};

test.each([
  ['another bank', { bank: '058' }, ''],
  ['another number', { account_number: '0000014586' }, ''],
  ['another name', { account_name: 'Ada' }, ''],
  ['a space at the end', { account_number: '0000014579 ' }, 'proof'],
  ['something else', { pension_pin: 'PEN100012345678' }, 'proof'],
  ['what is confirmed next', { account_name: 'ADA A OBI', holder_proof: 'next' }, 'next'],
])('a holder is confirmed of one account under one name: %s', (_, changed, expected) =>
  expect(withTyped(confirmed, changed)).toMatchObject({ ...changed, holder_proof: expected }),
);

test('the proof is sent with the pay, and null without one', () => {
  expect(formOf(confirmed, { hasPay: true }).holder_proof).toBe('proof');
  expect(formOf(newEmployeeFields, { hasPay: true }).holder_proof).toBeNull();
  expect(formOf(confirmed, { hasPay: false })).not.toHaveProperty('holder_proof');
});

const before: EmployeeFields = {
  ...newEmployeeFields,
  first_name: 'Halima',
  last_name: 'Danjuma',
  employee_id: 'EMP-0002',
  address: '1 Kano Road',
  job_title: 'Dispatcher',
  photo: 'data:image/webp;base64,AAAA',
};

test.each<[string, Partial<EmployeeFields>, object]>([
  ['nothing', {}, {}],
  ['a space at the end', { address: '1 Kano Road ' }, {}],
  ['a text', { middle_name: ' Bello ' }, { middle_name: 'Bello' }],
  ['a text that is emptied', { address: '' }, { address: null }],
  ['a photo that is removed', { photo: '' }, { photo: null }],
  ['an ID that is emptied, which nobody is without', { employee_id: '' }, {}],
  ['a title', { job_title: 'Head dispatcher' }, { job_title: 'Head dispatcher' }],
  ['a job in the place of a title', { job: 'j' }, { job: 'j', job_title: null }],
  ['a manager', { manager: 'm', manager_name: 'Ada Obi' }, { manager: 'm' }],
])('what is sent of an employee is what was changed: %s', (_, changed, sent) =>
  expect(changeOf(before, { ...before, ...changed })).toEqual(sent),
);

test('a title that was typed before the same job was chosen again is none', () => {
  const ofJob = { ...before, job: 'j', job_title: '' };
  expect(changeOf(ofJob, { ...ofJob, job_title: 'Chief' })).toEqual({});
});

test('what somebody else changed is shown beside one’s own, and taken where nothing was typed', () => {
  const typed = { ...before, middle_name: 'Bello', address: '2 Zaria Road', manager: 'm', manager_name: 'Ada Obi' };
  const now = {
    ...before,
    address: '3 Lagos Street',
    email: 'halima@palmoil.example',
    manager: 'n',
    manager_name: 'Musa',
  };
  const changes = changesBetween({ before, now, typed });
  expect(changes).toEqual([
    { field: 'address', before: '1 Kano Road', theirs: '3 Lagos Street', mine: '2 Zaria Road' },
    { field: 'email', before: '', theirs: 'halima@palmoil.example', mine: null },
    { field: 'manager', before: '', theirs: 'Musa', mine: 'Ada Obi' },
  ]);
  const again = rebased({ before, now, typed });
  expect(changeOf(now, again)).toEqual({ middle_name: 'Bello', address: '2 Zaria Road', manager: 'm' });
  const taken = withTheirs(withTheirs(again, now, 'manager'), now, 'address');
  expect(taken).toMatchObject({ manager: 'n', manager_name: 'Musa' });
  expect(changeOf(now, taken)).toEqual({ middle_name: 'Bello' });
  expect(withoutMine(changes, 'address').map(({ mine }) => mine)).toEqual([null, null, 'Ada Obi']);
});

test('a job and a title of one’s own are kept, and taken, as one', () => {
  const typed = { ...before, job_title: 'Head dispatcher' };
  const now = { ...before, job: 'j', job_title: '' };
  const changes = changesBetween({ before, now, typed });
  expect(changes).toEqual([
    { field: 'job', before: '', theirs: 'j', mine: '' },
    { field: 'job_title', before: 'Dispatcher', theirs: '', mine: 'Head dispatcher' },
  ]);
  const again = rebased({ before, now, typed });
  expect(changeOf(now, again)).toEqual({ job: null, job_title: 'Head dispatcher' });
  expect(changeOf(now, withTheirs(again, now, 'job_title'))).toEqual({});
  expect(withoutMine(changes, 'job').map(({ mine }) => mine)).toEqual([null, null]);
});
