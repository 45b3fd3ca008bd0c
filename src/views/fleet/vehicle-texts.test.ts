import { expect, it } from 'vitest';
import { shortDate, statusToneOf } from './vehicle-texts.ts';

it('shows a day with its month abbreviated', () => {
  expect(shortDate('2026-03-02')).toBe('Mar 2, 2026');
});

it('has for a status the colour that the register has', () => {
  expect(statusToneOf({ status: 'sold', status_display: 'Sold' })).toBe('info');
  expect(statusToneOf({ status: 'in_shop', status_display: 'In-shop' })).toBe('warning');
  expect(statusToneOf({ status: 'inactive', status_display: 'Inactive' })).toBe('neutral');
  expect(statusToneOf({ status: 'inactive', status_display: 'Missing' })).toBe('bad');
});
