import { style } from '@vanilla-extract/css';
import {
  layer,
  narrow,
  pageEdge,
  radius,
  screenHeight,
  text as size,
  space,
  touch,
  vars,
  weight,
} from '../../ui/foundations/tokens.css.ts';

const columns = '56px 150px repeat(var(--columns), minmax(150px, 1fr))';
const ring = { outline: `2px solid ${vars.accent}`, outlineOffset: -2 };

export const region = style({
  position: 'relative',
  height: `clamp(280px, calc(${screenHeight} - 320px), 720px)`,
  overflow: 'auto',
  // The head stays in sight.
  scrollPaddingTop: 41,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  '@media': {
    [narrow]: { marginInline: `calc(-1 * var(${pageEdge}, 0px))`, borderInline: 0, borderRadius: 0 },
  },
});
const wide = { minWidth: 'calc(206px + var(--columns) * 150px)' };
export const head = style({
  ...wide,
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: columns,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
});
export const headCell = style({
  padding: `10px ${space.x2}`,
  color: vars.ink2,
  fontSize: size.note,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
export const body = style({ ...wide, position: 'relative' });
export const block = style({ position: 'absolute', insetInline: 0, top: 0 });
export const line = style({
  minHeight: 41,
  borderBottom: `1px solid ${vars.line2}`,
});
export const cells = style({ display: 'grid', gridTemplateColumns: columns, alignItems: 'center', minHeight: 40 });
export const cell = style({ display: 'flex', alignItems: 'center', gap: space.x1, minWidth: 0, height: '100%' });
export const number = style({
  paddingInline: space.x2,
  color: vars.ink2,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
});
const inside = {
  width: '100%',
  minWidth: 0,
  height: '100%',
  minHeight: 40,
  padding: `0 ${space.x2}`,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
} as const;
export const text = style({
  ...inside,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  selectors: { '&:hover': { background: vars.sunken }, '&:focus-visible': ring },
});
export const input = style({ ...inside, background: vars.surface, ...ring });
export const choice = style({
  ...inside,
  width: 'auto',
  maxWidth: 116,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
  '@media': { [narrow]: { minHeight: touch } },
});
export const known = style({
  color: vars.ink2,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const wrong = style({
  color: vars.danger,
  fontWeight: weight.medium,
  textDecoration: 'underline wavy',
  textUnderlineOffset: '3px',
});
export const old = style({ color: vars.ink2, marginInlineEnd: space.x2 });
export const problem = style({
  position: 'sticky',
  insetInlineStart: 0,
  width: 'fit-content',
  maxWidth: 'min(100%, 90vw)',
  padding: `0 ${space.x2} 6px`,
  color: vars.danger,
  fontSize: size.note,
});
