import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '../../ui/foundations/tokens.css.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  alignContent: 'start',
} as const;
export const columns = style({
  ...column,
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
export const main = style(column);
export const side = style(column);
export const notes = style({ maxWidth: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const image = style({
  display: 'block',
  width: '100%',
  maxHeight: 260,
  objectFit: 'contain',
  borderRadius: radius.medium,
  background: vars.sunken,
});
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  gap: space.x2,
  minHeight: 140,
  borderRadius: radius.medium,
  background: vars.sunken,
  color: vars.ink3,
  fontSize: text.note,
});
