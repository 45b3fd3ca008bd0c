import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space.x3,
});
/** Its link fills it; its menu lies above the link. */
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minWidth: 0,
  minHeight: 76,
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
export const abbreviation = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: vars.accentWeak,
  color: vars.accentText,
  fontSize: text.note,
  fontWeight: weight.strong,
  letterSpacing: '0.02em',
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const name = style({
  color: vars.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const menu = style({ position: 'relative' });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const none = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
