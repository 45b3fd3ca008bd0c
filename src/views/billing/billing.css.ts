import { style } from '@vanilla-extract/css';
import { leading, narrow, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

/** The form and, next to it, the price. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space.x4,
  alignItems: 'start',
  maxWidth: 960,
  '@media': {
    'screen and (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 620 },
    [narrow]: { gap: space.x3 },
  },
});
export const column = style({ display: 'grid', gap: space.x4, maxWidth: 620 });
export const stack = style({ display: 'grid', gap: space.x4 });
export const panel = style({ display: 'grid', gap: space.x3 });
export const words = style({ color: vars.ink2, maxWidth: '70ch' });
export const note = style({ color: vars.ink3, fontSize: text.note, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, alignItems: 'center' });
export const lines = style({ display: 'grid', gap: 10, padding: `${space.x1} ${space.x4} ${space.x4}`, margin: 0 });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });
export const name = style({ color: vars.ink2 });
export const value = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  textAlign: 'end',
});
export const total = style([
  line,
  { marginTop: space.x1, paddingTop: space.x3, borderTop: `1px solid ${vars.line}`, fontSize: text.h2 },
]);
export const foot = style([note, { padding: `0 ${space.x4} ${space.x4}` }]);
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'start',
});
/** Level with the field, whose label stands above it. */
export const besideField = style({ paddingTop: 30 });
export const cardActs = style([acts, { padding: space.x4, borderTop: `1px solid ${vars.line}` }]);
/** The plan, and below it what was paid. */
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 });
export const title = style({ fontSize: text.h2, fontWeight: weight.strong, marginBottom: space.x3 });
export const notice = style({ padding: `0 ${space.x4} ${space.x3}` });
export const capital = style({ textTransform: 'capitalize' });
export const above = style({ marginBottom: space.x3 });
/** How often and for how many, above the plans. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'start',
  maxWidth: 960,
  '@media': { 'screen and (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: space.x4,
  maxWidth: 960,
});
export const plan = style({ display: 'grid', gap: space.x3, padding: `${space.x1} ${space.x4} ${space.x4}` });
export const price = style({ color: vars.ink2 });
export const figure = style({
  display: 'block',
  color: vars.ink,
  fontSize: text.display,
  lineHeight: leading.tight,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const saving = style({ color: vars.accentText, fontWeight: weight.medium });
export const contents = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const content = style({ display: 'flex', gap: space.x2 });
export const contentTick = style({ flex: 'none', color: vars.accentText, paddingTop: 1 });
export const overview = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
