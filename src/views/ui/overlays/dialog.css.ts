import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  coarse,
  layer,
  leading,
  motion,
  narrow,
  radius,
  space,
  text,
  touch,
  underBanner,
  vars,
  weight,
} from '../foundations/tokens.css.ts';

const shown = `calc(var(--visual-viewport-height, 100dvh) - ${underBanner})`;
const isMoving = '&[data-entering], &[data-exiting]';

const scrim = style({
  position: 'fixed',
  zIndex: layer.modal,
  insetInline: 0,
  insetBlockStart: underBanner,
  height: shown,
  display: 'grid',
  background: vars.scrim,
  transition: `opacity ${motion.calm} ${motion.enter}`,
  selectors: { [isMoving]: { opacity: 0 } },
});
export const around = style([
  scrim,
  { placeItems: 'center', padding: space.x6, '@media': { [narrow]: { placeItems: 'stretch', padding: 0 } } },
]);
/** For a short question, which need not fill a phone. */
export const below = style([around, { '@media': { [narrow]: { placeItems: 'end stretch', padding: space.x2 } } }]);
export const beside = style([scrim, { justifyItems: 'end', '@media': { [narrow]: { justifyItems: 'stretch' } } }]);

const panel = style({
  display: 'flex',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  boxShadow: vars.shadow3,
  outline: 'none',
  transition: `transform ${motion.calm} ${motion.enter}`,
});
const centred = style([
  panel,
  {
    maxWidth: '100%',
    maxHeight: '100%',
    borderRadius: radius.large,
    selectors: { [isMoving]: { transform: 'translateY(8px) scale(0.99)' } },
  },
]);
const filling = { width: '100%', height: '100%', border: 0, borderRadius: 0 } as const;
export const width = styleVariants({
  default: [centred, { width: 556, '@media': { [narrow]: filling } }],
  form: [centred, { width: 600, '@media': { [narrow]: filling } }],
  page: [centred, { width: 960, '@media': { [narrow]: filling } }],
  people: [centred, { width: 520, height: 400, '@media': { [narrow]: filling } }],
});
export const question = style([centred, { width: 440, '@media': { [narrow]: { width: '100%' } } }]);

const fromTheSide = style([
  panel,
  {
    maxWidth: '100%',
    borderWidth: '0 0 0 1px',
    selectors: { [isMoving]: { transform: 'translateX(32px)' } },
    '@media': {
      [narrow]: { width: '100%', borderWidth: 0, selectors: { [isMoving]: { transform: 'translateY(32px)' } } },
    },
  },
]);
export const drawer = styleVariants({
  default: [fromTheSide, { width: 480 }],
  wide: [fromTheSide, { width: 760 }],
});
export const phone = styleVariants({
  full: {},
  bottom: {
    '@media': {
      [narrow]: {
        alignSelf: 'end',
        maxHeight: '85%',
        borderWidth: '1px 0 0',
        borderRadius: `${radius.large} ${radius.large} 0 0`,
      },
    },
  },
});

/** Scrolls as a whole, under its own head and foot. */
export const dialog = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollPaddingBlock: 72,
});
globalStyle(`${dialog} > form`, { flex: 1, display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0 });

const edge = style({ position: 'sticky', zIndex: 1, flex: 'none', background: vars.raised });
export const head = style([
  edge,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.x3,
    padding: `${space.x4} ${space.x4} ${space.x3} ${space.x6}`,
    '@media': { [narrow]: { paddingInlineStart: space.x4 } },
  },
]);
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: 5,
  fontSize: text.h2,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  overflowWrap: 'anywhere',
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  margin: '-1px 0',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.sunken, color: vars.ink },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': { [coarse]: { width: touch, height: touch, margin: '-7px -6px -7px 0' } },
});
export const body = style({
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'start',
  gap: 18,
  padding: `${space.x1} ${space.x6} ${space.x6}`,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { padding: `${space.x1} ${space.x4} ${space.x6}` } },
});
export const foot = style([
  edge,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.x2,
    padding: `${space.x3} ${space.x6}`,
    borderTop: `1px solid ${vars.line}`,
    '@media': {
      [narrow]: { padding: `${space.x3} ${space.x4} calc(${space.x3} + env(safe-area-inset-bottom))` },
    },
  },
]);
globalStyle(`${foot} > button, ${foot} > a`, { '@media': { [narrow]: { flex: '1 1 0', minHeight: touch } } });
export const footNote = style({
  flex: 1,
  minWidth: 0,
  color: vars.ink3,
  fontSize: text.note,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
