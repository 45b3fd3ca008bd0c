import { style, styleVariants } from '@vanilla-extract/css';
import { skeleton } from '../ui/feedback/feedback.css.ts';
import {
  motion,
  narrow,
  radius,
  roomy,
  screenHeight,
  space,
  text,
  underBanner,
  vars,
  weight,
} from '../ui/foundations/tokens.css.ts';

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
export const notices = style({
  display: 'grid',
  gap: space.x2,
  marginBottom: 18,
  selectors: { '&:empty': { display: 'none' } },
});
export const withHints = style({ position: 'relative' });
export const terms = style({ marginTop: space.x4, color: vars.ink3, fontSize: text.note, textWrap: 'pretty' });
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

export const hints = style({
  display: 'grid',
  gap: space.x1,
  marginTop: 10,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.small,
  background: vars.sunken,
  color: vars.ink2,
  fontSize: text.note,
  '@media': {
    // Where there is room beside the field, they stand there and move nothing.
    [roomy]: {
      position: 'absolute',
      insetInlineStart: `calc(100% + ${space.x4})`,
      insetBlockStart: -1,
      width: 'max-content',
      margin: 0,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.medium,
      background: vars.raised,
      boxShadow: vars.shadow2,
      selectors: {
        // Its tip points at the field.
        '&::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: -6,
          insetBlockStart: 42,
          width: 10,
          height: 10,
          background: 'inherit',
          border: 'inherit',
          borderWidth: '0 0 1px 1px',
          transform: 'rotate(45deg)',
        },
        [`${withHints}:not(:focus-within) > &[data-met=true]`]: { display: 'none' },
      },
    },
  },
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const hintMark = style({
  width: 16,
  height: 16,
  display: 'grid',
  placeItems: 'center',
  color: vars.ink3,
  transition: `color ${motion.quick}`,
  selectors: { [`${hint}[data-met=true] > &`]: { color: vars.accentText } },
});

export const summary = style({
  display: 'grid',
  gap: space.x4,
  width: '100%',
  maxWidth: 400,
  padding: space.x6,
  borderRadius: radius.large,
  background: vars.surface,
  color: vars.ink,
});
export const inlineSummary = style({
  marginBottom: space.x6,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.large,
  '@media': { [roomy]: { display: 'none' } },
});
export const summaryTitle = style({ fontSize: text.h2, fontWeight: weight.strong });
export const summaryLines = style({ display: 'grid', gap: 10 });
export const summaryLine = style({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });
export const summaryName = style({ color: vars.ink2 });
export const summaryValue = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium });
/** As wide as a price; a skeleton with sizes in its attributes is not allowed in a page that is drawn ahead. */
export const summaryWait = style([skeleton, { width: 64, height: 14, marginBlock: 3 }]);
export const summaryPlan = style([summaryValue, { textTransform: 'capitalize' }]);
export const summaryTotal = style([
  summaryLine,
  { marginTop: space.x1, paddingTop: space.x3, borderTop: `1px solid ${vars.line}`, fontSize: text.h2 },
]);
export const summaryNote = style({ color: vars.ink3, fontSize: text.note });
