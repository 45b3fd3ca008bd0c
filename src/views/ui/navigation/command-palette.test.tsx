// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteEntry, PaletteGroup, PaletteSource } from './palette-sources.ts';

const person = userEvent.setup();
const picked = vi.fn<(id: string) => void>();
afterEach(() => {
  cleanup();
  picked.mockClear();
});

const entry = (id: string, label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  label,
  onPick: () => picked(id),
  ...more,
});
const groups: PaletteGroup[] = [
  { label: 'Pages', entries: [entry('hr', 'People'), entry('assets', 'Asset types'), entry('pay', 'Payroll')] },
  { label: 'Actions', entries: [entry('dark', 'Theme: dark'), entry('out', 'Sign out', { keywords: ['log out'] })] },
];

function Palette(props: { recent?: string[]; initialText?: string; sources?: PaletteSource[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} groups={groups} {...props} />
    </>
  );
}

async function open(props: Parameters<typeof Palette>[0] = {}) {
  render(<Palette {...props} />);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('combobox', { name: 'Search' });
}
const shown = () => screen.getAllByRole('option').map((item) => item.textContent);
const groupNames = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);

it('lists everything, recent entries first', async () => {
  await open({ recent: ['pay', 'gone'] });
  expect(groupNames()).toEqual(['Recent', 'Pages', 'Actions']);
  expect(shown()).toEqual(['Payroll', 'People', 'Asset types', 'Theme: dark', 'Sign out']);
});

it('opens the best match on Enter, keeps the focus in the field, and returns it at the end', async () => {
  const field = await open();
  expect(field).toBe(document.activeElement);
  await person.keyboard('log');
  expect(shown()).toEqual(['Sign out']);
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy());
  await person.keyboard('{Enter}');
  expect(picked.mock.calls).toEqual([['out']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('chooses with arrow keys', async () => {
  await open();
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked.mock.calls).toEqual([['assets']]);
});

it('closes on Escape without choosing, even with text', async () => {
  await open();
  await person.keyboard('pay{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(picked).not.toHaveBeenCalled();
});

it('shows a message without results', async () => {
  await open();
  await person.keyboard('zebra');
  expect(shown()).toEqual(['Nothing found for ‘zebra’. Try another word or fewer letters.']);
  expect(screen.getByRole('status').textContent).toBe('0 found');
  await person.keyboard('{Enter}');
  expect(picked).not.toHaveBeenCalled();
});

it('starts with the text that was typed before it loaded', async () => {
  const field = await open({ initialText: 'peo' });
  expect((field as HTMLInputElement).value).toBe('peo');
  expect(shown()).toEqual(['People']);
  await person.keyboard('p{Enter}');
  expect(picked.mock.calls).toEqual([['hr']]);
});

it('searches records while typing, drops outdated results, and survives a failing source', async () => {
  const signals: AbortSignal[] = [];
  const vehicles: PaletteSource = {
    label: 'Vehicles',
    find: async (text, { signal }) => {
      signals.push(signal);
      return [entry(`vehicle:${text}`, `Toyota ${text}`)];
    },
  };
  const broken: PaletteSource = { label: 'Broken', find: () => Promise.reject(new Error('no connection')) };
  await open({ sources: [vehicles, broken] });
  await person.keyboard('hil');
  expect(await screen.findByRole('option', { name: 'Toyota hil' })).toBeTruthy();
  await person.keyboard('u');
  const group = await screen.findByRole('group', { name: 'Vehicles' });
  await waitFor(() => expect(within(group).getByRole('option', { name: 'Toyota hilu' })).toBeTruthy());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
