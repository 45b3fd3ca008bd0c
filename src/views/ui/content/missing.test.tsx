// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { orMissing } from './missing.tsx';

afterEach(cleanup);

it.each([null, undefined, '', '  '])('%j is missing, and read out as words', (value) => {
  const { container } = render(orMissing(value, 'N/S'));
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('N/S');
  expect(container.textContent).toBe('N/SNot specified');
});

it.each([0, 'LSR-482-XB'])('%j is a value', (value) => {
  expect(orMissing(value)).toBe(value);
});

it('shows N/A by default', () => {
  expect(render(orMissing(null)).container.textContent).toBe('N/ANot available');
});
