// Generated from `openapi/` by `npm run contract`.

/** Why the link of an invitation is no longer valid. */
export const linkFaults = [
  'expired',
  'replaced',
  'used',
  'withdrawn',
  'unknown',
] as const;

export const linkFaultDescriptions = {
  'expired': 'It is older than 72 hours.',
  'replaced': 'A later mail brought another link.',
  'used': 'The invitation was accepted.',
  'withdrawn': 'The business withdrew the invitation.',
  'unknown': 'There is no such link.',
} as const;

export const invitationStates = [
  'pending',
  'accepted',
  'expired',
  'withdrawn',
] as const;

/** What happened to one employee. */
export const employeeInvitationOutcomes = [
  'invited',
  'resent',
  'linkable',
  'member',
  'limited',
  'ended',
] as const;

export const employeeInvitationOutcomeDescriptions = {
  'invited': 'A first mail was sent.',
  'resent': 'The person was invited before, and was sent a new link.',
  'linkable': 'The record has no address; a link can be made.',
  'member': 'The person is a member of the business already.',
  'limited': 'The address has been sent three mails today.',
  'ended': 'The employment has ended.',
} as const;

/** What happened to one address. */
export const invitationOutcomes = [
  'invited',
  'resent',
  'member',
  'invalid',
  'limited',
] as const;

export const invitationOutcomeDescriptions = {
  'invited': 'A first mail was sent.',
  'resent': 'The address was invited before, and was sent a new link.',
  'member': 'The person is a member of the business already.',
  'invalid': 'This is not an email address.',
  'limited': 'The address has been sent three mails today.',
} as const;
