import { describe, expect, it } from 'vitest';
import { canMoveInvitation, type InvitationState, isEmail, linkFault, renewalOf, stateOf } from './rules.ts';

const now = new Date('2026-03-02T09:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const states: InvitationState[] = ['pending', 'accepted', 'expired', 'withdrawn'];

describe('an invitation', () => {
  it('moves only as the table says', () => {
    const moves = states.flatMap((from) =>
      states.filter((to) => canMoveInvitation(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'pending → pending',
      'pending → accepted',
      'pending → expired',
      'pending → withdrawn',
      'expired → pending',
      'expired → withdrawn',
    ]);
  });
  it('expires at the exact moment, while it is pending', () => {
    expect(stateOf({ state: 'pending', expiresAt: at(0.001) }, now)).toBe('pending');
    expect(stateOf({ state: 'pending', expiresAt: now }, now)).toBe('expired');
    expect(stateOf({ state: 'accepted', expiresAt: at(-1) }, now)).toBe('accepted');
    expect(stateOf({ state: 'withdrawn', expiresAt: at(-1) }, now)).toBe('withdrawn');
  });
});

describe('the link of an invitation', () => {
  const good = {
    state: 'pending',
    expiresAt: at(1),
    replacedAt: null,
    isClosed: false,
    senderMayGive: true,
    sentAt: at(-71),
  } as const;
  it.each([
    [null, good],
    ['unknown', undefined],
    ['used', { ...good, state: 'accepted' as const }],
    ['used', { ...good, state: 'accepted' as const, isClosed: true }],
    ['withdrawn', { ...good, state: 'withdrawn' as const }],
    ['withdrawn', { ...good, isClosed: true }],
    ['withdrawn', { ...good, senderMayGive: false }],
    ['used', { ...good, state: 'accepted' as const, senderMayGive: false }],
    ['expired', { ...good, expiresAt: now }],
    ['expired', { ...good, expiresAt: now, replacedAt: at(-2) }],
    ['replaced', { ...good, replacedAt: at(-2) }],
  ])('is refused as %s', (fault, link) => expect(linkFault(link, now)).toBe(fault));

  it.each([
    ['send', good],
    ['send', { ...good, expiresAt: at(-1) }],
    ['send', { ...good, expiresAt: at(-1), sentAt: at(-24 * 30) }],
    ['ask', { ...good, expiresAt: at(-1), sentAt: at(-24 * 30 - 1) }],
    ['ask', { ...good, state: 'withdrawn' as const }],
    ['ask', { ...good, senderMayGive: false }],
    ['nothing', { ...good, state: 'accepted' as const }],
    ['nothing', { ...good, isClosed: true }],
    ['nothing', undefined],
  ])('renewed as: %s', (renewal, link) => expect(renewalOf(link, now)).toBe(renewal));
});

it.each([
  ['ada@palmoil.example', true],
  ["o'brien+hr@mail.palmoil.example", true],
  ['ada@palmoil', false],
  ['ada', false],
  ['ada@', false],
  ['a b@palmoil.example', false],
  ['Ada <ada@palmoil.example>', false],
  [`${'a'.repeat(250)}@b.example`, false],
])('whether %s is an address', (text, is) => expect(isEmail(text)).toBe(is));
