import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const ahead = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a refresh token', () => {
  const fresh = { expiresAt: ahead(1), usedAt: null, revokedAt: null, isForked: false };
  it.each([
    ['refused', undefined],
    ['exchange', fresh],
    ['refused', { ...fresh, expiresAt: now }],
    ['refused', { ...fresh, revokedAt: ago(1) }],
    ['repeat', { ...fresh, usedAt: ago(0) }],
    ['repeat', { ...fresh, usedAt: ago(30) }],
    ['reuse', { ...fresh, usedAt: ago(30.001) }],
    ['reuse', { ...fresh, usedAt: ago(60), expiresAt: ago(1) }],
    ['refused', { ...fresh, usedAt: ago(60), revokedAt: ago(1) }],
    ['reuse', { ...fresh, isForked: true }],
    ['reuse', { ...fresh, usedAt: ago(1), isForked: true }],
    ['refused', { ...fresh, revokedAt: ago(1), isForked: true }],
  ] as const)('is judged as %s', (verdict, token) => {
    expect(judgeRefresh(token, now)).toBe(verdict);
  });
});
