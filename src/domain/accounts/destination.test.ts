import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationOf, isAdmitted, safeNext } from './destination.ts';

const person = { status: '', businessId: 'b1', payrollHomeBusinessId: null, next: null };

test.each(['create', 'setup', 'unapplicable', ''])('admits the status %j', (status) =>
  expect(isAdmitted(status, false)).toBe(true),
);
test.each(['closed', 'Setup', 'anything'])('refuses the status %j', (status) =>
  expect(isAdmitted(status, false)).toBe(false),
);
test('admits a person with only closed businesses when they can restore one', () => {
  expect(isAdmitted('closed', true)).toBe(true);
  expect(isAdmitted('anything', true)).toBe(false);
});

test.each([
  [{ status: 'create' }, '/dashboard', 'push'],
  [{ status: 'create', next: '/assets' }, '/dashboard', 'push'],
  [{ status: 'setup' }, '/dashboard', 'replace'],
  [{ status: 'unapplicable', next: '/assets?page=2#row' }, '/assets?page=2#row', 'replace'],
  [{ status: 'closed', next: '/assets' }, '/restore-business', 'replace'],
  [{ payrollHomeBusinessId: 'b1' }, '/payroll?tab=home', 'replace'],
  [{ payrollHomeBusinessId: 'b2' }, '/dashboard', 'replace'],
  [{ payrollHomeBusinessId: 'b1', next: '/hr' }, '/hr', 'replace'],
  [{ next: 'https://elsewhere.example' }, '/dashboard', 'replace'],
] as const)('%j: leads to %s with %s', (given, destination, history) => {
  expect(destinationOf({ ...person, ...given })).toEqual({ destination, history });
});

test('leads a person without a business to the dashboard, not to a payroll home', () => {
  expect(destinationOf({ ...person, businessId: null }).destination).toBe('/dashboard');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
  'assets',
])('refuses %j as a deep link', (next) => expect(safeNext(next)).toBeNull());

test('accepts only deep links within the site', () => {
  const tricky = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', '%', '\t', '\n', 'a', '2', 'F'),
  });
  fc.assert(
    fc.property(fc.oneof(tricky, fc.webUrl(), fc.string()), (text) => {
      const next = safeNext(`/${text}`);
      if (next !== null) expect(new URL(next, 'https://steward.example').origin).toBe('https://steward.example');
    }),
    { numRuns: 2_000 },
  );
});
