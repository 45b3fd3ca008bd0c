import { style } from '@vanilla-extract/css';
import { edgeFade } from '../foundations/edge-fade.css.ts';
import { pageInset } from '../foundations/page-inset.ts';
import {
  forced,
  layer,
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

const height = 44;

export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: `calc(${underBanner} + 56px)`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
});
export const list = style([
  edgeFade,
  {
    position: 'relative',
    display: 'flex',
    gap: space.x1,
    height,
    // The first name stands over the first word of the page.
    padding: `0 ${pageInset(space.x3)}`,
    // The line of the active tab lies on the line of the bar.
    marginBlockEnd: -1,
    '@media': {
      'screen and (max-width: 1319.98px)': { padding: `0 ${space.x1}` },
      [narrow]: { padding: `0 ${space.x2}` },
    },
  },
]);
export const cell = style({ display: 'flex', flex: 'none' });
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  height,
  minWidth: touch,
  justifyContent: 'center',
  padding: `0 ${space.x3}`,
  border: 0,
  background: 'transparent',
  color: vars.ink2,
  font: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.medium },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space.x1,
      insetBlockEnd: 0,
      height: 2,
      background: 'transparent',
    },
  },
});
export const activeTab = style([
  tab,
  {
    color: vars.accentText,
    fontWeight: weight.medium,
    selectors: { '&:hover': { color: vars.accentText }, '&::after': { background: vars.accent } },
    '@media': { [forced]: { selectors: { '&::after': { background: 'Highlight' } } } },
  },
]);

export const popover = style({
  minWidth: 200,
  maxWidth: 'calc(100vw - 16px)',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const menu = style({ padding: space.x1, outline: 'none', overflow: 'auto', maxHeight: 'inherit' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: 38,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.small,
  color: vars.ink,
  fontSize: text.body,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&[aria-current]': { color: vars.accentText, fontWeight: weight.medium },
  },
  '@media': {
    [narrow]: { minHeight: touch },
    [forced]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});
