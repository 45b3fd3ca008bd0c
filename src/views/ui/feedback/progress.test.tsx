// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressCircle } from './progress-circle.tsx';

afterEach(cleanup);

it.each([
  ['a bar', ProgressBar],
  ['a circle', ProgressCircle],
] as const)('%s shows a rounded percent, and none while nobody knows it', (_, Progress) => {
  const { rerender } = render(<Progress label="licence.pdf" percent={41.6} />);
  const progress = screen.getByRole('progressbar', { name: 'licence.pdf' });
  expect(progress.getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByText('42%')).toBeTruthy();
  rerender(<Progress label="licence.pdf" percent={null} />);
  expect(progress.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.queryByText(/%/)).toBeNull();
});

it('gives a thin bar an accessible name', () => {
  render(<ProgressBar label="Question 4 of 9" percent={44} isThin />);
  expect(screen.getByRole('progressbar', { name: 'Question 4 of 9' })).toBeTruthy();
  expect(screen.queryByText('44%')).toBeNull();
});
