/** What a service renews when nobody says so: what is due by earlier services of the same words. Pure. */
const wordsOf = (notes: string) => notes.trim().toLowerCase().replace(/\s+/g, ' ');

export const renewedBy = <Open extends { id: string; date: string; notes: string }>(
  { type, date, notes }: { type: string; date: string; notes: string },
  open: readonly Open[],
): string[] =>
  type === 'service'
    ? open.filter((one) => one.date <= date && wordsOf(one.notes) === wordsOf(notes)).map(({ id }) => id)
    : [];
