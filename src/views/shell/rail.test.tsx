// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { NavItem } from './nav-item.ts';
import { Rail } from './rail.tsx';

const person = userEvent.setup();
afterEach(cleanup);

const ada = { id: 'ada', name: 'Ada Obi', email: 'ada@palmoil.example', role: 'Owner' };
const acts = {
  theme: 'system',
  onTheme: () => undefined,
  onProfile: vi.fn<() => void>(),
  onFiles: vi.fn<() => void>(),
  onSignOut: () => undefined,
};
const itemsOf = (names: string[], current: string): NavItem[] =>
  names.map((label) => ({ label, href: `/${label.toLowerCase()}`, icon: 'box', isCurrent: label === current }));
const five = ['Home', 'People', 'Assets', 'Fleet', 'Payroll'];

it('links to every item, and marks the current one', () => {
  render(<Rail items={itemsOf(five, 'Assets')} acts={acts} person={ada} onNear={() => undefined} />);
  const nav = screen.getByRole('navigation', { name: 'Modules' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(five);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Assets');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('preloads the screen that the person is likely to open', async () => {
  const onNear = vi.fn<(href: string) => void>();
  render(<Rail items={itemsOf(five, 'Home')} acts={acts} person={ada} onNear={onNear} />);
  await person.hover(screen.getByRole('link', { name: 'Fleet' }));
  expect(onNear).toHaveBeenCalledWith('/fleet');
});

it('puts items after the fifth behind More on a phone', async () => {
  render(
    <Rail items={itemsOf([...five, 'Rota', 'Billing'], 'Billing')} acts={acts} person={ada} onNear={() => undefined} />,
  );
  const more = screen.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-current')).toBe('true');
  await person.click(more);
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  expect(
    within(sheet)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Payroll', 'Rota', 'Billing']);
  expect(within(sheet).getByRole('link', { current: 'page' }).textContent).toBe('Billing');
});

it('opens the account menu from the person at its foot', async () => {
  render(<Rail items={itemsOf(five, 'Home')} acts={acts} person={ada} onNear={() => undefined} />);
  await person.click(screen.getByRole('button', { name: 'Ada Obi, Owner' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Your profile' }));
  expect(acts.onProfile).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Ada Obi, Owner' }));
  await person.click(await screen.findByRole('menuitem', { name: 'My files' }));
  expect(acts.onFiles).toHaveBeenCalledOnce();
});
