import { style } from '@vanilla-extract/css';
import { forced, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const calendar = style({ width: 288, maxWidth: '100%' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x1, marginBottom: space.x2 });
export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.sunken, color: vars.ink },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
  },
});
export const when = style({ flex: 1, display: 'flex', justifyContent: 'center', gap: space.x1, minWidth: 0 });
export const choice = style({
  height: 40,
  minWidth: 0,
  padding: `0 ${space.x1}`,
  border: 0,
  borderRadius: radius.small,
  background: vars.raised,
  color: vars.ink,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.sunken } },
});
export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({
  height: 28,
  padding: 0,
  color: vars.ink3,
  fontSize: text.small,
  fontWeight: 400,
});
export const day = style({
  display: 'grid',
  placeItems: 'center',
  height: 40,
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.sunken },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.fieldLine}` },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.ink3,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-selected]': { background: vars.accent, color: vars.accentInk, fontWeight: weight.medium },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 1 },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-today]': { border: '1px solid' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
