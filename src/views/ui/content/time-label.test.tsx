// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLabel } from './time-label.tsx';

const now = new Date('2026-05-12T13:05:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('updates with the clock, and has the full time as a title', () => {
  render(<TimeLabel at={now} timeZone="Africa/Lagos" />);
  const label = screen.getByText('Now');
  expect(label.getAttribute('datetime')).toBe('2026-05-12T13:05:00.000Z');
  expect(label.title).toBe('Tuesday 12 May, 2026 at 14:05');
  act(() => vi.advanceTimersByTime(70_000));
  expect(label.textContent).toBe('1 min ago');
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(label.textContent).toBe('14:05');
});

it('uses one timer for all labels, and stops it without labels', () => {
  const { unmount } = render(
    <>
      <TimeLabel at={now} timeZone="UTC" />
      <TimeLabel at={new Date(now.getTime() - 120_000)} timeZone="UTC" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
