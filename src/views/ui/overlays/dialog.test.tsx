// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const person = userEvent.setup();
const confirmed = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  confirmed.mockClear();
});

type Kind = 'dialog' | 'drawer' | 'confirm';

function Overlay({ kind, isBusy = false, errorMessage = null }: OverlayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const common = { title: 'Edit vehicle', isOpen, onClose: () => setIsOpen(false), isBusy };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {kind === 'confirm' ? (
        <ConfirmDialog {...common} onConfirm={confirmed} errorMessage={errorMessage}>
          Toyota Hilux, LSR-482-XB
        </ConfirmDialog>
      ) : null}
      {kind === 'dialog' ? (
        <Dialog {...common}>
          <DialogBody>Plate number</DialogBody>
        </Dialog>
      ) : null}
      {kind === 'drawer' ? (
        <Drawer {...common}>
          <DialogBody>Plate number</DialogBody>
        </Drawer>
      ) : null}
    </>
  );
}
type OverlayProps = { kind: Kind; isBusy?: boolean; errorMessage?: string | null };

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });
const open = () => person.click(opener());
const shown = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const isGone = () => waitFor(() => expect(shown()).toBeNull());

it.each(['dialog', 'drawer', 'confirm'] as const)('%s: Escape closes it and the focus returns', async (kind) => {
  render(<Overlay kind={kind} />);
  await open();
  expect(shown()).toBeTruthy();
  await person.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it.each(['dialog', 'drawer'] as const)('%s: has a name, takes the focus, and closes by its button', async (kind) => {
  render(<Overlay kind={kind} />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Edit vehicle' }).contains(document.activeElement)).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await isGone();
});

it.each(['dialog', 'drawer', 'confirm'] as const)('%s: a press beside it closes it', async (kind) => {
  render(<Overlay kind={kind} />);
  await open();
  await person.click(document.body);
  await isGone();
});

it.each(['dialog', 'drawer', 'confirm'] as const)('%s: stays while it is busy', async (kind) => {
  render(<Overlay kind={kind} isBusy />);
  await open();
  await person.keyboard('{Escape}');
  await person.click(document.body);
  for (const button of screen.queryAllByRole<HTMLButtonElement>('button', { name: /Close|No/ })) {
    expect(button.disabled).toBe(true);
  }
  expect(shown()).toBeTruthy();
});

it('focuses the safe answer first, and names what will be deleted', async () => {
  render(<Overlay kind="confirm" />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: "No, don't delete" }));
  const question = screen.getByRole('alertdialog', { name: 'Edit vehicle' });
  const described = document.getElementById(question.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Toyota Hilux, LSR-482-XB');
  await person.keyboard('{Enter}');
  expect(confirmed).not.toHaveBeenCalled();
  await isGone();
});

it('confirms once, and ignores presses while it is busy', async () => {
  const { rerender } = render(<Overlay kind="confirm" />);
  await open();
  await person.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
  rerender(<Overlay kind="confirm" isBusy />);
  await person.click(screen.getByRole('button', { name: /Yes, Delete/ }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

it('shows the error inside, and allows a retry', async () => {
  const { rerender } = render(<Overlay kind="confirm" />);
  await open();
  rerender(<Overlay kind="confirm" errorMessage="It is assigned to Tunde Bello. Unassign it first." />);
  expect(screen.getByRole('alert').textContent).toContain('Unassign it first');
  await person.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

it('shows what it showed while it leaves, though what it is about is gone', async () => {
  let end = () => {};
  const leaving = new Promise<void>((done) => {
    end = done;
  });
  // What jsdom does not have: an animation that has yet to come to its end.
  vi.stubGlobal('CSSTransition', class {});
  Element.prototype.getAnimations = () => [{ finished: leaving, playState: 'running' } as unknown as Animation];
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });
  const about = (name: string | null) => (
    <Drawer title={name ?? 'Nothing'} isOpen={name !== null} onClose={() => {}}>
      <DialogBody>{name ? <input aria-label={name} /> : 'Waiting'}</DialogBody>
    </Drawer>
  );
  const { rerender } = render(about('Toyota Hilux'));
  const field = screen.getByRole('textbox', { name: 'Toyota Hilux' });
  rerender(about(null));
  expect(screen.getByRole('textbox', { name: 'Toyota Hilux', hidden: true })).toBe(field);
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(screen.queryByText('Nothing')).toBeNull();
  end();
  await isGone();
});
