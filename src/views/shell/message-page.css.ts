import { style } from '@vanilla-extract/css';
import { narrow, radius, screenHeight, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: screenHeight,
  background: vars.surface,
});
const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  maxWidth: 528,
  margin: '0 auto',
});
export const main = style([message, { justifyContent: 'center', padding: `${space.x10} ${space.x6}` }]);
export const framed = style([
  message,
  {
    padding: `clamp(${space.x8}, 14vh, 144px) ${space.x6} ${space.x10}`,
    '@media': { [narrow]: { padding: `${space.x8} ${space.x4}` } },
  },
]);
export const brand = style({ marginBottom: space.x10 });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: radius.medium,
  background: vars.sunken,
  color: vars.ink2,
  marginBottom: space.x5,
});
export const title = style({
  fontSize: text.display,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const words = style({ color: vars.ink2, marginTop: space.x2, maxWidth: '60ch' });
export const action = style({ marginTop: space.x6 });
