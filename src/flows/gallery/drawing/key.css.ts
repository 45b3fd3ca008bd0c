import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../views/ui/foundations/tokens.css.ts';

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  marginTop: space.x3,
  fontSize: text.note,
  color: vars.ink2,
});
const swatch = style({ display: 'inline-block', width: 22, height: 14, borderRadius: 4, verticalAlign: '-2px' });
export const work = style([swatch, { border: `1.5px dashed ${vars.blue}` }]);
export const failed = style([swatch, { border: `3px solid ${vars.red}` }]);
export const end = style([swatch, { border: `4px double ${vars.accent}` }]);
export const happy = style({
  display: 'inline-block',
  width: 22,
  borderTop: `3px solid ${vars.ink2}`,
  verticalAlign: '4px',
});
export const history = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.25px solid ${vars.fieldLine}`,
  borderRadius: '50%',
  color: vars.ink,
  fontSize: text.small,
});
