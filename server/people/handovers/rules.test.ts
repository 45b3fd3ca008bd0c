import { describe, expect, it } from 'vitest';
import { canMoveHandover } from './rules.ts';

describe('a handover', () => {
  it('ends once', () => {
    const all = ['open', 'accepted', 'declined', 'cancelled'] as const;
    const moves = all.flatMap((from) => all.filter((to) => canMoveHandover(from, to)).map((to) => `${from} → ${to}`));
    expect(moves).toEqual(['open → accepted', 'open → declined', 'open → cancelled']);
  });
});
