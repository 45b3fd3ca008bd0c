import { expect, test } from 'vitest';
import { changeText, modulesText, momentText, nameOf } from './permission-labels.ts';

test('names modules in the order of the rail', () => {
  expect(modulesText([])).toBeNull();
  expect(modulesText([{ codename: 'access_payroll' }])).toBe('Payroll');
  expect(modulesText([{ codename: 'access_payroll' }, { codename: 'access_assets' }, { codename: 'access_hr' }])).toBe(
    'People, Assets and Payroll',
  );
});

test('names the permissions that a change gives and takes', () => {
  const [people, fleet] = [{ codename: 'access_hr' }, { codename: 'access_vehicles' }] as const;
  expect(changeText([people], [people])).toBeNull();
  expect(changeText([], [fleet, people])).toBe('Gives People and Fleet');
  expect(changeText([fleet], [])).toBe('Takes Fleet');
  expect(changeText([people], [fleet])).toBe('Gives Fleet, takes People');
});

test('names a person without a name by their address', () => {
  const email = 'ada@palmoil.example';
  expect(nameOf({ first_name: 'Ada', last_name: '', email })).toBe('Ada');
  expect(nameOf({ first_name: '', last_name: '', email })).toBe(email);
});

test('formats a time in the time zone of the business', () => {
  expect(momentText('2026-03-01T23:15:00.000Z', 'Africa/Lagos')).toBe('02 Mar, 2026 00:15');
  expect(momentText('2026-08-01T23:15:00.000Z', 'UTC')).toBe('01 Aug, 2026 23:15');
});
