import { describe, expect, it } from 'vitest';
import { isNamed, standingOf } from './rules.ts';

describe('the standing of a person with a business', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2026-11-21T10:00:01Z');
  it.each([
    ['open', { isOwner: true, closedAt: null, deletesAt: null }],
    ['others', { isOwner: false, closedAt: null, deletesAt: null }],
    ['restorable', { isOwner: true, closedAt: now, deletesAt: later }],
    ['none', { isOwner: true, closedAt: now, deletesAt: now }],
    ['none', { isOwner: true, closedAt: now, deletesAt: null }],
    ['none', { isOwner: false, closedAt: now, deletesAt: later }],
    ['none', undefined],
  ] as const)('%s', (standing, known) => {
    expect(standingOf(known, now)).toBe(standing);
  });
});

it('compares names without extra spaces and Unicode forms', () => {
  expect(isNamed('Café  Ngozi', ' Cafe\u0301 Ngozi ')).toBe(true);
  expect(isNamed('Café Ngozi', 'café ngozi')).toBe(false);
  expect(isNamed('Café Ngozi', '')).toBe(false);
});
