// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, Toasts } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Tests of other screens may have left messages that nobody saw, for which time has stood still.
  render(<Toasts />);
  act(() => vi.advanceTimersByTime(60_000));
  cleanup();
});

afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000));
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const say = (...message: Parameters<typeof notify>) => act(() => notify(...message));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const region = () => screen.getByRole('region', { name: 'Messages' });

it.each([
  ['good', undefined, 3000],
  ['good', 'general', 3000],
  ['good', 'fleet', 5000],
  ['bad', undefined, 5000],
  ['bad', 'error', 5000],
  ['good', 'feedback', 6000],
  ['good', 'upload', 5000],
] as const)('%s for %s stays %i ms', (tone, length, ms) => {
  render(<Toasts />);
  say(tone, 'File Uploaded Successfully', length ? { for: length } : {});
  wait(ms - 1);
  expect(shown()).toEqual(['File Uploaded Successfully']);
  wait(1);
  expect(shown()).toEqual([]);
});

it('shows the newest three', () => {
  render(<Toasts />);
  for (const text of ['one', 'two', 'three', 'four']) say('good', text);
  expect(shown()).toEqual(['two', 'three', 'four']);
});

it('announces an error assertively, and other toasts politely', () => {
  render(<Toasts />);
  say('good', 'Vehicle Updated!');
  say('bad', 'File not found');
  expect(screen.getByText('Vehicle Updated!').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('File not found').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
});

it('pauses while the pointer is over it, and continues', () => {
  render(<Toasts />);
  say('good', 'Vehicle Updated!');
  wait(2000);
  fireEvent.pointerMove(region());
  wait(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(region());
  wait(999);
  expect(shown()).toHaveLength(1);
  wait(1);
  expect(shown()).toEqual([]);
});

it('pauses while the page is hidden', () => {
  render(<Toasts />);
  say('good', 'Vehicle Updated!');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  wait(60_000);
  expect(shown()).toHaveLength(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  wait(3000);
  expect(shown()).toEqual([]);
});

it('waits until a screen can show it', () => {
  say('good', 'Okafor Logistics is ready');
  wait(60_000);
  render(<Toasts />);
  expect(shown()).toEqual(['Okafor Logistics is ready']);
  wait(3000);
  expect(shown()).toEqual([]);
});

it('takes the focus on F6, pauses while focused, and returns the focus', () => {
  render(
    <>
      <button type="button">Save</button>
      <Toasts />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  say('good', 'Vehicle Updated!');
  fireEvent.keyDown(save, { key: 'F6' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  expect(document.activeElement).toBe(dismiss);
  wait(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.click(dismiss);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(save);
});

it('resumes the other toasts when the hovered one is dismissed', () => {
  render(<Toasts />);
  say('good', 'Vehicle Updated!');
  say('good', 'Vehicle has been deleted successfully');
  fireEvent.pointerMove(region());
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? region());
  expect(shown()).toHaveLength(1);
  wait(3000);
  expect(shown()).toEqual([]);
});

it('offers undo once', () => {
  const undo = vi.fn<() => void>();
  render(<Toasts />);
  say('good', 'Vehicle has been deleted successfully', { action: { label: 'Undo', onPress: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});
