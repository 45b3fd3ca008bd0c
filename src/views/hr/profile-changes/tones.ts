/** How each state of a request, and of a field of one, is coloured beside its word. */
export const changeTones = {
  open: 'warning',
  approved: 'good',
  partly_approved: 'info',
  refused: 'bad',
  withdrawn: 'neutral',
} as const;
export const fieldTones = { open: 'warning', approved: 'good', refused: 'bad', withdrawn: 'neutral' } as const;
