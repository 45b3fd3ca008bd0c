/** The sizes and colour schemes that pages are tested in. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** These two show both schemes and both sizes, so pictures are taken of no other. */
export const picturedLooks = [
  { look: 'light-wide', colorScheme: 'light', viewport: wide },
  { look: 'dark-narrow', colorScheme: 'dark', viewport: narrow },
] as const;

export const looks = [
  ...picturedLooks,
  { look: 'dark-wide', colorScheme: 'dark', viewport: wide },
  { look: 'light-narrow', colorScheme: 'light', viewport: narrow },
] as const;
