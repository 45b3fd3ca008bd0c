// Generated from `openapi/` by `npm run contract`.

/** Without a link; one that works; one whose time is over; one of somebody whose employment has ended since. */
export const shiftLinkStates = [
  'none',
  'open',
  'expired',
  'ended',
] as const;

export const shiftLinkStateLabels = {
  'none': 'No link',
  'open': 'Works',
  'expired': 'Expired',
  'ended': 'Ended',
} as const;
