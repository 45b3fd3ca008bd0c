import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, vars } from '../ui/foundations/tokens.css.ts';

export const identity = style({ display: 'flex', gap: space.x3 });
globalStyle(`${identity} > header`, { flex: 1, minWidth: 0 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  '@media': { 'screen and (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const unknown = style({
  display: 'inline-block',
  borderRadius: radius.small,
  background: vars.line,
  color: 'transparent',
  userSelect: 'none',
});
