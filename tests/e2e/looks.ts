/** The sizes and colour schemes that pages are tested and pictured in: together they show both schemes and both sizes. */
export const looks = [
  { look: 'light-wide', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { look: 'dark-narrow', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
