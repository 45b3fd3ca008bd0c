import { style, styleVariants } from '@vanilla-extract/css';
import {
  narrow,
  radius,
  roomy,
  screenHeight,
  space,
  text,
  underBanner,
  vars,
  weight,
} from '../../ui/foundations/tokens.css.ts';

export const screen = style({
  minHeight: screenHeight,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.surface,
  '@media': { [roomy]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr' } },
});
export const strip = style({ '@media': { [roomy]: { display: 'none' } } });
export const main = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  // Every screen begins at one height, whatever it has to say: what comes later moves nothing that is above it.
  padding: `max(${space.x10}, calc(50dvh - 264px)) ${space.x6} ${space.x10}`,
  // What opens beside a field lies over the picture side.
  position: 'relative',
  zIndex: 1,
  '@media': { [narrow]: { padding: `${space.x8} ${space.x6}` } },
});
export const column = style({ width: '100%', maxWidth: 380, minWidth: 0 });
export const brand = style({ display: 'flex', marginBottom: 36 });
export const title = style({
  fontSize: text.display,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const lead = style({ color: vars.ink2, margin: `6px 0 ${space.x6}`, overflowWrap: 'anywhere' });
export const leadless = style({ marginBottom: space.x6 });
export const inlineAside = style({
  marginBottom: space.x6,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.large,
  '@media': { [roomy]: { display: 'none' } },
});
export const notices = style({
  display: 'grid',
  gap: space.x2,
  marginBottom: 18,
  selectors: { '&:empty': { display: 'none' } },
});
export const submit = style({ marginTop: 6 });
export const foot = style({ display: 'grid', gap: 6, marginTop: space.x5, color: vars.ink2 });
export const actions = style({ display: 'grid', gap: space.x3, marginTop: space.x6 });
const bigIconBase = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: radius.medium,
  marginBottom: space.x5,
});
export const bigIcon = styleVariants({
  good: [bigIconBase, { background: vars.accentWeak, color: vars.accentText }],
  bad: [bigIconBase, { background: vars.redWeak, color: vars.red }],
});

export const side = style({
  display: 'none',
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      position: 'sticky',
      top: underBanner,
      height: screenHeight,
      background: vars.cloth,
      color: vars.clothInk,
    },
  },
});
// Threads of a cloth: broad and narrow warps over a fine weft, which fade where words stand on them.
export const cloth = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space.x5,
  padding: 'clamp(40px, 5vw, 72px)',
  overflow: 'hidden',
  backgroundImage: [
    `linear-gradient(0deg, ${vars.cloth} 30%, transparent 75%)`,
    `linear-gradient(90deg, transparent 64%, rgb(224 160 33 / 0.2) 64% 64.6%, transparent 64.6% 66%, rgb(47 111 187 / 0.27) 66% 69%, transparent 69% 70%, rgb(224 160 33 / 0.2) 70% 70.6%, transparent 70.6% 82%, ${vars.clothLine} 82% 88%, transparent 88% 89%, rgb(224 160 33 / 0.2) 89% 89.5%, transparent 89.5%)`,
    'repeating-linear-gradient(0deg, transparent 0 7px, rgb(255 255 255 / 0.03) 7px 8px)',
  ].join(', '),
});
export const claim = style({
  fontSize: 'clamp(26px, 2.7vw, 36px)',
  lineHeight: 1.18,
  letterSpacing: '-0.02em',
  fontWeight: weight.strong,
  maxWidth: '15em',
  textWrap: 'balance',
});
export const claimNote = style({ color: vars.clothInk2, maxWidth: '34em', fontSize: '15px' });
