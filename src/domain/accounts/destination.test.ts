import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationOf, isAdmitted, safeNext } from './destination.ts';

const person = { status: '', businessId: 'b1', payrollHomeBusinessId: null, next: null };

test.each(['create', 'setup', 'unapplicable', ''])('the status %j is admitted', (status) =>
  expect(isAdmitted(status, false)).toBe(true),
);
test.each(['closed', 'Setup', 'anything'])('the status %j is not', (status) =>
  expect(isAdmitted(status, false)).toBe(false),
);
test('whoever can restore a business is admitted for that, and for nothing else', () => {
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
] as const)('%j goes to %s by %s', (given, destination, history) => {
  expect(destinationOf({ ...person, ...given })).toEqual({ destination, history });
});

test('somebody without a business is not at the payroll home of nobody', () => {
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
])('%j leads nowhere', (next) => expect(safeNext(next)).toBeNull());

test('whatever is let through stays within the site', () => {
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
