import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space.x3,
});
export const card = style({
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
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const none = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
