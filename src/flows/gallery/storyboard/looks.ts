/** The looks in which the storyboard shows a screen. */
export const sizes = ['wide', 'phone'] as const;
export const schemes = ['light', 'dark'] as const;
export type Size = (typeof sizes)[number];
export type Scheme = (typeof schemes)[number];
export type Look = `${Size}-${Scheme}`;

/** The window in which a picture is taken, and the width to which it is scaled down, in px. */
export const windows: Record<Size, { width: number; height: number; scaled: number }> = {
  wide: { width: 1280, height: 800, scaled: 640 },
  phone: { width: 390, height: 844, scaled: 312 },
};

export const looks: readonly { look: Look; size: Size; scheme: Scheme }[] = sizes.flatMap((size) =>
  schemes.map((scheme) => ({ look: `${size}-${scheme}` as const, size, scheme })),
);

/** The pictures of one flow by state, each with the address of every look that was taken. */
export type Pictures = Record<string, Partial<Record<Look, string>>>;
