// Generated from `openapi/` by `npm run contract`.

export const invitationStates = [
  'pending',
  'accepted',
  'expired',
  'withdrawn',
] as const;

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
  'invalid': 'This is not an e-mail address.',
  'limited': 'The address has been sent three mails today.',
} as const;
