import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, vars } from '../ui/foundations/tokens.css.ts';

const roomy = 'screen and (min-width: 1000px)';

export const identity = style({ display: 'flex', gap: space.x3 });
globalStyle(`${identity} > header`, { flex: 1, minWidth: 0 });
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  selectors: { '&[hidden]': { display: 'none' } },
});
/** What is beside stands above on a phone: it is short. */
export const columns = style([
  column,
  { '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start' } } },
]);
export const side = style([column, { ':empty': { display: 'none' }, '@media': { [roomy]: { gridArea: '1 / 2' } } }]);
export const main = style([column, { '@media': { [roomy]: { gridRow: 1 } } }]);

export const progress = style({ display: 'flex', alignItems: 'center', gap: space.x2, color: vars.ink2 });
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: radius.full,
});
export const tickDone = style([
  tick,
  { border: `1.500px solid ${vars.accent}`, background: vars.accent, color: vars.accentInk },
]);
