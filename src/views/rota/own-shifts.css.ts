import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const weeks = style({ display: 'grid', gap: space.x6 });
export const title = style({ margin: 0, fontSize: text.h2, fontWeight: weight.strong });
export const note = style({ margin: `${space.x1} 0 0`, color: vars.ink2, overflowWrap: 'anywhere' });
export const shifts = style({
  display: 'grid',
  gap: space.x3,
  margin: `${space.x3} 0 0`,
  padding: 0,
  listStyle: 'none',
});
const card = {
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
} as const;
/** What has passed stands back, and today stands out. */
export const shift = styleVariants({
  passed: { ...card, color: vars.ink2 },
  today: { ...card, borderColor: vars.accent },
  coming: card,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, justifyContent: 'space-between' });
export const day = style({ margin: 0, fontWeight: weight.strong });
export const times = style({ margin: `${space.x1} 0 0`, fontVariantNumeric: 'tabular-nums' });
