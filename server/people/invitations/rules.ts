/** Who may be invited, what state an invitation is in, and whether its link can be used. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

export type InvitationState = components['schemas']['InvitationState'];

const hour = 3_600_000;
const day = 24 * hour;
/** How long the link of an invitation can be used, in milliseconds. */
export const invitationLifetime = 72 * hour;
/** How long after it was sent an expired invitation can be renewed with its old link; milliseconds. */
const renewableFor = 30 * day;

/** `pending → pending` is sending it again, as is `expired → pending`. */
const invitationMoves: Record<InvitationState, readonly InvitationState[]> = {
  pending: ['pending', 'accepted', 'expired', 'withdrawn'],
  expired: ['pending', 'withdrawn'],
  accepted: [],
  withdrawn: [],
};
export const canMoveInvitation = (from: InvitationState, to: InvitationState): boolean =>
  invitationMoves[from].includes(to);

/** Why an ended invitation cannot be sent, withdrawn or given a link. */
export const endedText: Partial<Record<InvitationState, string>> = {
  accepted: 'This invitation was accepted already.',
  withdrawn: 'This invitation was withdrawn already.',
};

export type KnownInvitation = { state: Exclude<InvitationState, 'expired'>; expiresAt: Date };

/** Expiry is not stored: it follows from the time. */
export const stateOf = ({ state, expiresAt }: KnownInvitation, now: Date): InvitationState =>
  state === 'pending' && expiresAt <= now ? 'expired' : state;

export type LinkFault = components['schemas']['LinkFault'];

/** Why the link of an invitation cannot be used; null when it can. */
export function linkFault(
  link: (KnownInvitation & { replacedAt: Date | null; isClosed: boolean; senderMayGive: boolean }) | undefined,
  now: Date,
): LinkFault | null {
  if (link === undefined) return 'unknown';
  const state = stateOf(link, now);
  if (state === 'accepted') return 'used';
  // To the invited person, a closed business and a sender without the rights look like a withdrawn invitation.
  if (state === 'withdrawn' || link.isClosed || !link.senderMayGive) return 'withdrawn';
  if (state === 'expired') return 'expired';
  return link.replacedAt === null ? null : 'replaced';
}

const faultTexts: Record<LinkFault, string> = {
  expired: 'This invitation has expired.',
  replaced: 'A newer invitation was sent. Open the link in the latest email.',
  used: 'This invitation was accepted already.',
  withdrawn: 'This invitation was withdrawn.',
  unknown: 'This link is not valid.',
};
export const faultText = (fault: LinkFault): string => faultTexts[fault];

/** What a request for a new invitation does: send one, ask the inviter or the owner, or nothing. */
export function renewalOf(
  link: (KnownInvitation & { sentAt: Date; isClosed: boolean; senderMayGive: boolean }) | undefined,
  now: Date,
): 'send' | 'ask' | 'nothing' {
  if (link === undefined || link.isClosed) return 'nothing';
  const state = stateOf(link, now);
  if (state === 'accepted') return 'nothing';
  if (state === 'withdrawn' || !link.senderMayGive) return 'ask';
  return now.getTime() - link.sentAt.getTime() <= renewableFor ? 'send' : 'ask';
}

// The shape that browsers accept in <input type="email">, https://html.spec.whatwg.org/#valid-e-mail-address, with at
// least one dot in the host.
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const longestEmail = 254;
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailShape.test(text);
