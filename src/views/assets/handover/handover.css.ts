import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '../../ui/foundations/tokens.css.ts';

export const column = style({ display: 'grid', gap: space.x4, maxWidth: 720, minWidth: 0 });
export const statement = style({ maxWidth: '70ch' });
export const pad = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.medium,
  background: vars.raised,
  color: vars.ink,
  cursor: 'crosshair',
  touchAction: 'none',
});
export const padHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.x3 });
export const padHint = style({ color: vars.ink3, fontSize: text.note, marginTop: 6 });
