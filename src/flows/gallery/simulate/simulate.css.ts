import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, radius, roomy, space, text, touch, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const sides = style({
  display: 'grid',
  gap: space.x5,
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
});
export const drawing = style({ minWidth: 0, '@media': { [roomy]: { position: 'sticky', top: 72 } } });
export const below = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
/** Where the flow is, and beside it what can happen next. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, minWidth: 0 });
export const now = style({ fontSize: text.h2, fontWeight: weight.strong });
export const note = style({ display: 'block', marginTop: 2, fontSize: text.note, color: vars.ink2 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const start = style({ display: 'grid', gap: space.x1, fontSize: text.note, color: vars.ink2 });
export const title = style({ marginBottom: space.x2, fontSize: text.h3, fontWeight: weight.medium, color: vars.ink2 });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  marginTop: space.x2,
});
/** What can happen is a sentence, which may be longer than its column. */
globalStyle(`${choices} button`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const history = style({ display: 'grid', gap: 2, fontSize: text.note });
export const moment = style({
  width: '100%',
  padding: `${space.x1} ${space.x2}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.ink2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current=step]': { background: vars.accentWeak, color: vars.accentText, fontWeight: weight.medium },
  },
  '@media': { [coarse]: { minHeight: touch } },
});
export const context = style({
  maxHeight: 320,
  margin: `${space.x2} 0 0`,
  padding: space.x3,
  overflow: 'auto',
  borderRadius: radius.small,
  background: vars.sunken,
  fontSize: text.small,
});
export const select = style({
  width: '100%',
  minHeight: 36,
  padding: `0 ${space.x2}`,
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
  color: vars.ink,
  '@media': { [coarse]: { minHeight: touch } },
});
