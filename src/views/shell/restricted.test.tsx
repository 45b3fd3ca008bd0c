// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { modules } from '../../../rules/shared/modules.ts';
import { Restricted } from './restricted.page.tsx';

Object.assign(modules.payroll, { state: 'coming' });

afterEach(cleanup);

const business = { name: 'Palm Oil', owners: ['Ada Obi'] };
const show = (permission: string | null, known: typeof business | null) =>
  render(<Restricted permission={permission} business={known} isFramed />);

it.each([
  ['access_hr', business, 'You need HR access to open People. Ada Obi (owner of Palm Oil) can grant it.'],
  ['access_hr', null, 'You need HR access to open People. The owner of the business can grant it.'],
  [
    'access_payroll',
    business,
    'You need payroll access to open Payroll. Ada Obi (owner of Palm Oil) can grant it. It is still being built.',
  ],
  ['owner', business, 'Only Ada Obi (owner of Palm Oil) may open it.'],
  [null, business, 'You do not have permission for it. Ada Obi (owner of Palm Oil) can grant it.'],
])('names the missing permission (%s) and who can grant it', (permission, known, words) => {
  const { container } = show(permission, known);
  expect(container.textContent?.replace(/\s+/g, ' ')).toContain(words);
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
});
