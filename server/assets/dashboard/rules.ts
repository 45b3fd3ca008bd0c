/** In percent with one decimal; null when there was nothing to grow from. */
export const increase = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
