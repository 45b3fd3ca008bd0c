// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Hint } from './hint.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

const person = userEvent.setup();

afterEach(cleanup);

it('opens a named popover, closes it on Escape, and returns the focus', async () => {
  render(
    <Popover label="Share" title="Share this list">
      Whoever may see assets sees it.
    </Popover>,
  );
  const share = screen.getByRole('button', { name: 'Share' });
  expect(share.getAttribute('aria-expanded')).toBe('false');
  await person.click(share);
  expect(share.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Share this list' }).contains(document.activeElement)).toBe(true);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(share));
});

it('lets the content of a popover close it', async () => {
  render(
    <Popover label="Share" title="Share this list">
      {(close) => <Button onPress={close}>Copy the address</Button>}
    </Popover>,
  );
  await person.click(screen.getByRole('button', { name: 'Share' }));
  await person.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a tooltip on focus as a description, and hides it on Escape', async () => {
  render(
    <Tooltip text="Export what matches">
      <Button aria-label="Export">E</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await person.tab();
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip.textContent).toBe('Export what matches');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

function Welcome() {
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState(0);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Get Started</Button>
      <Hint text="Click Add Asset" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button onPress={() => setAdded(added + 1)}>Add Asset</Button>
      </Hint>
      <p>{added} added</p>
    </>
  );
}

it('announces its hint without taking the focus, keeps the page usable, and closes when dismissed', async () => {
  render(<Welcome />);
  await person.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Click Add Asset')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get Started' }));
  await person.click(screen.getByRole('button', { name: 'Add Asset' }));
  expect(screen.getByText('1 added')).toBeTruthy();
  // Its code comes when it is first shown.
  await person.click(await screen.findByRole('button', { name: 'Dismiss hint' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss hint' })).toBeNull());
});
