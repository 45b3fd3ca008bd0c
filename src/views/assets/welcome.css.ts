import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const welcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x5,
  padding: `${space.x5} ${space.x4}`,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  textAlign: 'center',
});
export const title = style({ fontSize: text.h2, fontWeight: weight.strong });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space.x5,
  width: '100%',
  maxWidth: 860,
});
export const way = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space.x2 });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.medium,
  background: vars.accentWeak,
  color: vars.accentText,
});
export const heading = style({ fontWeight: weight.medium });
export const note = style({ color: vars.ink3, fontSize: text.note });
