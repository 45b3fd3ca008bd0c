// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnassignDialog } from './unassign-dialog.tsx';

const person = userEvent.setup();
const unassigned = vi.fn<(endDate: string) => void>();

afterEach(() => {
  cleanup();
  unassigned.mockClear();
});

function dialog(props: Partial<ComponentProps<typeof UnassignDialog>> = {}) {
  return (
    <UnassignDialog
      title="Unassign asset"
      isOpen
      onClose={() => undefined}
      onUnassign={unassigned}
      today="2026-05-12"
      {...props}
    >
      Howo A7 tipper from Emeka Nwosu
    </UnassignDialog>
  );
}

const date = () => screen.getByLabelText(/End date/);
const submit = () => person.click(screen.getByRole('button', { name: /Unassign/ }));
const message = () => document.getElementById(date().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');

it('asks for the end date', async () => {
  render(dialog());
  await submit();
  expect(unassigned).not.toHaveBeenCalled();
  expect(message()?.textContent).toBe('Required');
  expect(document.activeElement).toBe(date());
});

it('refuses a day before today with an error, and accepts today', async () => {
  render(dialog());
  await person.type(date(), '11/05/2026');
  await submit();
  expect(unassigned).not.toHaveBeenCalled();
  expect(message()?.textContent).toBe('Choose 12 May, 2026 or a later day.');
  await person.clear(date());
  await person.type(date(), '12/05/2026');
  await submit();
  expect(unassigned).toHaveBeenCalledExactlyOnceWith('2026-05-12');
});

it('does not send again while it is busy', async () => {
  const { rerender } = render(dialog());
  await person.type(date(), '12/05/2026');
  rerender(dialog({ isBusy: true }));
  await person.type(date(), '{Enter}');
  await submit();
  expect(unassigned).not.toHaveBeenCalled();
});

it("shows the server's error", () => {
  render(dialog({ errorMessage: 'It has been unassigned already.' }));
  expect(screen.getByRole('alert').textContent).toContain('It has been unassigned already.');
});
