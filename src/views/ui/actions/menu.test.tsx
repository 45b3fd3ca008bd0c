// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionMenu, Menu, RowMenu } from './menu.tsx';

const person = userEvent.setup();
const acted = vi.fn<(id: string) => void>();

afterEach(() => {
  cleanup();
  acted.mockClear();
});

const acts = [
  { id: 'edit', label: 'Edit' },
  { id: 'assign', label: 'Assign', disabledReason: 'It is in repair' },
  { id: 'delete', label: 'Delete', isDestructive: true },
];
const trigger = () => screen.getByRole('button', { name: 'Actions for Howo A7 tipper' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const renderRow = () => render(<RowMenu name="Howo A7 tipper" entries={acts} onAct={acted} />);

it('opens on press and focuses the first item', async () => {
  renderRow();
  await person.click(trigger());
  expect(await screen.findByRole('menu', { name: 'Actions for Howo A7 tipper' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' })));
});

it('runs the item, closes, and returns the focus', async () => {
  renderRow();
  const button = trigger();
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(acted).toHaveBeenCalledExactlyOnceWith('delete');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('works with the keyboard: Down opens, letters search, Escape closes', async () => {
  renderRow();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' })));
  await person.keyboard('d');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' }));
  await person.keyboard('{Escape}');
  await isClosed();
  expect(acted).not.toHaveBeenCalled();
});

it('keeps a disabled item focusable, explains it, and does not run it', async () => {
  renderRow();
  await person.click(trigger());
  const assign = await screen.findByRole('menuitem', { name: 'Assign' });
  expect(assign.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(assign.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It is in repair');
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(assign);
  await person.keyboard('{Enter}');
  await person.click(assign);
  expect(acted).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('offers a submenu', async () => {
  render(<ActionMenu label="Add New" entries={[{ id: 'issue', label: 'Issue' }]} onAct={acted} />);
  await person.click(screen.getByRole('button', { name: 'Add New' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Issue' }));
  expect(acted).toHaveBeenCalledExactlyOnceWith('issue');
});

it('has a group of radio items', async () => {
  const chosen = vi.fn<(id: string) => void>();
  const entries = [
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
  ];
  render(
    <Menu
      label="Profile"
      choice={{ label: 'Theme', value: 'light', onChange: chosen, entries }}
      entries={[]}
      onAct={acted}
    >
      AO
    </Menu>,
  );
  await person.click(screen.getByRole('button', { name: 'Profile' }));
  expect((await screen.findByRole('menuitemradio', { name: 'Light' })).getAttribute('aria-checked')).toBe('true');
  await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('dark');
});
