import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const picker = style({ display: 'grid', gap: space.x6 });
export const file = style({ display: 'flex', alignItems: 'center', gap: space.x4, flexWrap: 'wrap' });
export const acts = style({ display: 'flex', gap: space.x2, flexWrap: 'wrap' });
export const name = style({ color: vars.ink3, fontSize: text.note, marginTop: 6, overflowWrap: 'anywhere' });
export const error = style({ color: vars.red, fontSize: text.note, marginTop: 6 });
export const swatches = style({ display: 'flex', gap: space.x3, flexWrap: 'wrap' });
export const groupLabel = style({ fontWeight: weight.medium, display: 'block', marginBottom: space.x2 });

/** Says which one is chosen, apart from its line. */
export const tick = style({
  position: 'absolute',
  insetBlockEnd: -6,
  insetInlineEnd: -6,
  display: 'none',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.full,
  border: `2px solid ${vars.surface}`,
  background: vars.accent,
  color: vars.accentInk,
  selectors: { '[data-selected] > &': { display: 'grid' } },
});
const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.medium,
  border: '2px solid transparent',
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { borderColor: 'currentColor' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
});
export const swatch = styleVariants({
  green: [base, { background: vars.accentWeak, color: vars.accentText }],
  amber: [base, { background: vars.amberWeak, color: vars.amber }],
  blue: [base, { background: vars.blueWeak, color: vars.blue }],
  plum: [base, { background: vars.plumWeak, color: vars.plum }],
  red: [base, { background: vars.redWeak, color: vars.red }],
});
