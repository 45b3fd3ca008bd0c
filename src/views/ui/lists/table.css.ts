/** The table itself. Below 640 px the same elements are laid out as cards, and the head as a line to order by. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inSight } from '../foundations/row-check.css.ts';
import {
  coarse,
  layer,
  narrow,
  radius,
  space,
  text,
  touch,
  underFrame,
  vars,
  weight,
} from '../foundations/tokens.css.ts';

const forced = '(forced-colors: active)';
const ring = { outline: `2px solid ${vars.accent}`, outlineOffset: -2 };

export const table = style({
  width: '100%',
  minWidth: 'var(--s-table-width)',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [narrow]: { display: 'block', minWidth: 0 } },
});
export const body = style({ '@media': { [narrow]: { display: 'block' } } });

// The head stays in sight: under the frame, or at the top of what scrolls sideways.
export const head = style({ '@media': { [narrow]: { display: 'block' } } });
export const headRow = style({
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: space.x1,
      paddingInlineEnd: space.x2,
      borderBottom: `1px solid ${vars.line}`,
    },
  },
});
export const headCell = style({
  position: 'sticky',
  top: underFrame,
  zIndex: layer.sticky,
  height: 36,
  padding: `0 ${space.x3}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': ring,
    '&:first-child': { borderStartStartRadius: radius.medium, paddingInlineStart: space.x4 },
    '&:last-child': { borderStartEndRadius: radius.medium, paddingInlineEnd: space.x4 },
    '[data-scrolls=true] &': { top: 0 },
  },
  '@media': {
    [narrow]: {
      position: 'static',
      flex: 'none',
      width: 'auto !important',
      height: 'auto',
      padding: 0,
      border: 0,
      selectors: { '&:first-child': { paddingInlineStart: space.x2 } },
    },
  },
});
export const headNumber = style([headCell, { textAlign: 'end' }]);
/** Cannot be ordered by: on a phone it is there for screen readers only. */
export const headStill = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', opacity: 0 },
  },
});
/** Of buttons, which a table does not show. */
export const headActs = style([headStill, { display: 'none', '@media': { [narrow]: { display: 'block' } } }]);
const slim = { width: 44, padding: 0, selectors: { '&:first-child, &:last-child': { paddingInline: 0 } } } as const;
export const headCheck = style([headCell, slim]);
export const headMenu = style([headCell, slim, headStill]);
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: 28,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.sunken, color: vars.ink },
    [`${headNumber} &`]: { flexDirection: 'row-reverse' },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.ink },
  },
  '@media': {
    [coarse]: { minHeight: 36 },
    [narrow]: {
      minHeight: touch,
      margin: 0,
      padding: `0 ${space.x2}`,
      selectors: { [`${headNumber} &`]: { flexDirection: 'row' } },
    },
  },
});
export const sortMark = style({ color: vars.accentText });
export const sortMarkFaint = style({
  opacity: 0,
  selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 0.6 } },
  '@media': { [narrow]: { opacity: 0.4 } },
});

export const row = style({
  selectors: {
    '&[data-opens=true]': { cursor: 'pointer' },
    '&:hover': { background: vars.sunken },
    '&[aria-selected=true]': { background: vars.accentWeak },
    '&[data-bone]:hover': { background: 'transparent' },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 6,
      position: 'relative',
      padding: `${space.x3} ${space.x4}`,
      borderBottom: `1px solid ${vars.line}`,
      selectors: {
        '&:last-child': { borderBottom: 0 },
        '&:has(> td > label)': { paddingInlineStart: 48 },
      },
    },
  },
});

export const group = style({ '@media': { [narrow]: { display: 'block' } } });
export const groupCell = style({
  height: 36,
  padding: `${space.x1} ${space.x4}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.sunken,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: weight.medium,
  textAlign: 'start',
  ...inSight,
  selectors: { '&:focus-visible': ring },
  '@media': { [narrow]: { display: 'flex', alignItems: 'center' } },
});

export const cell = style({
  height: 48,
  padding: `${space.x1} ${space.x3}`,
  borderBottom: `1px solid ${vars.line}`,
  ...inSight,
  scrollMarginInline: space.x4,
  overflowWrap: 'break-word',
  selectors: {
    '&:focus-visible': ring,
    '&:first-child': { paddingInlineStart: space.x4 },
    '&:last-child': { paddingInlineEnd: space.x4 },
    'tr:last-child > &': { borderBottom: 0 },
    '&:empty::before': { content: '—', color: vars.ink3 },
  },
  '@media': {
    [narrow]: {
      height: 'auto',
      padding: '0 !important',
      border: 0,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const number = style([
  cell,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [narrow]: { textAlign: 'start' } },
  },
]);
export const note = style({ display: 'block', color: vars.ink3, fontSize: text.small });

const words = style({
  '@media': { [narrow]: { order: 4, color: vars.ink2, fontSize: text.note } },
});
globalStyle(`${words}:not(:empty) ~ ${words}::before`, {
  '@media': { [narrow]: { content: '· ', color: vars.ink3 } },
});
/** Where the cells of a column stand on a card. */
export const place = styleVariants({
  title: {
    fontWeight: weight.medium,
    '@media': { [narrow]: { order: 1, flex: '1 1 0', minWidth: '40%', fontSize: text.h2 } },
  },
  corner: { '@media': { [narrow]: { order: 2, flex: 'none', marginInlineStart: 'auto' } } },
  words: [words],
  line: { '@media': { [narrow]: { order: 4, flexBasis: '100%', color: vars.ink2, fontSize: text.note } } },
  fact: {
    '@media': {
      [narrow]: {
        order: 5,
        flexBasis: '100%',
        fontSize: text.note,
        selectors: { '&:not(:empty)::before': { content: 'attr(data-title) ": "', color: vars.ink3 } },
      },
    },
  },
  foot: { '@media': { [narrow]: { order: 7, minWidth: 0 } } },
  figure: { '@media': { [narrow]: { order: 8, marginInlineStart: 'auto', fontWeight: weight.medium } } },
  acts: {
    display: 'none',
    '@media': {
      [narrow]: {
        display: 'flex',
        gap: space.x2,
        order: 9,
        flexBasis: '100%',
        paddingBlockStart: `${space.x2} !important`,
      },
    },
  },
  none: { '@media': { [narrow]: { display: 'none' } } },
});
// The menu is in the corner too.
for (const last of [`> ${place.corner}`, `:not(:has(> ${place.corner})) > ${place.title}`]) {
  globalStyle(`${row}:has(> td > button[aria-haspopup])${last}`, { '@media': { [narrow]: { marginInlineEnd: 36 } } });
}
// The words have a line of their own.
const lineBreak = { content: '', flexBasis: '100%', height: 0 };
globalStyle(`${row}::before`, { '@media': { [narrow]: { ...lineBreak, order: 3 } } });
globalStyle(`${row}::after`, { '@media': { [narrow]: { ...lineBreak, order: 6 } } });
globalStyle(`${place.title} ${note}`, { fontWeight: 400 });

export const open = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 2,
  ...inSight,
  selectors: {
    [`${row}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationColor: vars.ink3 },
  },
});

export const checkCell = style([
  cell,
  slim,
  { userSelect: 'none', '@media': { [narrow]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } } },
]);
export const menuCell = style([
  cell,
  slim,
  { '@media': { [narrow]: { position: 'absolute', insetBlockStart: 2, insetInlineEnd: 4 } } },
]);
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  ...inSight,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.line, color: vars.ink },
    // Letters, of which a page has many anyway, are drawn sooner than as many drawings.
    '&::before': { content: '•••', fontSize: 9, letterSpacing: '0.1em', marginInlineEnd: '-0.1em' },
  },
  '@media': { [coarse]: { width: 44, height: 44 }, [narrow]: { width: 44, height: 44 } },
});

// Who scrolls sideways still sees which row it is.
globalStyle(`[data-scrolls=true] ${place.title}, [data-scrolls=true] ${checkCell}`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: 'inherit',
});
globalStyle(`[data-scrolls=true] ${place.title}`, { borderInlineEnd: `1px solid ${vars.line}` });
globalStyle(`[data-scrolls=true] ${checkCell} + ${place.title}`, { insetInlineStart: 44 });
globalStyle(`[data-scrolls=true] ${row}:not(:hover):not([aria-selected=true])`, { background: vars.surface });
