import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../ui/foundations/tokens.css.ts';

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  overflow: 'hidden',
  borderRadius: radius.small,
  background: vars.sunken,
  color: vars.ink3,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const preview = style({
  display: 'block',
  width: '100%',
  maxHeight: '70vh',
  objectFit: 'contain',
  background: vars.sunken,
});
/** A PDF, in the browser's own viewer. */
export const page = style({
  display: 'block',
  width: '100%',
  height: '70vh',
  border: 0,
  background: vars.sunken,
});
