// Generated from `openapi/` by `npm run contract`.

/** *accepted* waits for who plans; *ended* is what the plan or the day has overtaken. */
export const shiftSwapStatuses = [
  'offered',
  'accepted',
  'done',
  'declined',
  'withdrawn',
  'ended',
] as const;

export const shiftSwapStatusLabels = {
  'offered': 'Offered',
  'accepted': 'Waits for approval',
  'done': 'Done',
  'declined': 'Declined',
  'withdrawn': 'Withdrawn',
  'ended': 'Overtaken',
} as const;
