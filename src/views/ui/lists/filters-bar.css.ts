import { globalStyle, style } from '@vanilla-extract/css';
import { edgeFade } from '../foundations/edge-fade.css.ts';
import { coarse, motion, narrow, radius, space, text, touch, vars, weight } from '../foundations/tokens.css.ts';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';

const fine = 'screen and (min-width: 640px) and (pointer: fine)';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const search = style({ flex: '0 1 260px', minWidth: 180, '@media': { [narrow]: { flex: '1 1 100%' } } });
// As high as the buttons beside it, where there is no finger to find it.
globalStyle(`${search} :has(> input)`, { '@media': { [fine]: { minHeight: 36 } } });
globalStyle(`${search} input`, { '@media': { [fine]: { fontSize: text.body } } });
export const optionInput = style({
  flex: 1,
  minWidth: 0,
  padding: `0 ${space.x2}`,
  border: 0,
  background: 'transparent',
  color: vars.ink,
  selectors: { '&:focus, &:focus-visible': { outline: 'none' }, '&::placeholder': { color: vars.ink3, opacity: 1 } },
});

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: `0 ${space.x3}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.surface,
  color: vars.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: { '&:hover, &[data-pressed]': { background: vars.sunken, color: vars.ink } },
  '@media': { [coarse]: { minHeight: touch }, [narrow]: { minHeight: touch } },
});
export const chip = style([
  control,
  {
    maxWidth: '100%',
    selectors: {
      '&[data-set=true]': {
        background: vars.accentWeak,
        borderColor: vars.accent,
        color: vars.accentText,
        fontWeight: weight.medium,
      },
    },
  },
]);
// On cards every column has its place already.
export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const columns = style([control, { '@media': { [narrow]: { display: 'none' } } }]);
export const clear = style([
  control,
  { borderColor: 'transparent', background: 'transparent', fontWeight: weight.medium },
]);
export const end = style({
  display: 'inline-flex',
  gap: space.x2,
  marginInlineStart: 'auto',
});

export const segments = style([
  edgeFade,
  {
    display: 'inline-flex',
    maxWidth: '100%',
    border: `1px solid ${vars.line2}`,
    borderRadius: radius.small,
    background: vars.surface,
    '@media': { [narrow]: { flex: '1 1 100%' } },
  },
]);
export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 34,
  padding: `0 ${space.x3}`,
  color: vars.ink2,
  cursor: 'pointer',
  borderInlineStart: `1px solid ${vars.line2}`,
  selectors: {
    'legend + &': { borderInlineStart: 0, borderStartStartRadius: 5, borderEndStartRadius: 5 },
    '&:last-child': { borderStartEndRadius: 5, borderEndEndRadius: 5 },
    '&:hover': { background: vars.sunken, color: vars.ink },
    '&:has(:checked)': { background: vars.accentWeak, color: vars.accentText, fontWeight: weight.medium },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
  },
  '@media': {
    [coarse]: { minHeight: 42 },
    // Five short words fit beside each other on most phones.
    [narrow]: { minHeight: 42, padding: `0 ${space.x2}` },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const segmentInput = style([visuallyHidden, { appearance: 'none' }]);

/** It scrolls as a whole: a list of its own could not be reached by key, since the search keeps the focus. */
export const options = style({ outline: 'none', minHeight: 0, overflow: 'auto' });
globalStyle(`${options} [role=listbox]`, { overflow: 'visible' });
export const optionSearch = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  background: vars.raised,
  display: 'flex',
  minHeight: 40,
  padding: space.x1,
  borderBottom: `1px solid ${vars.line}`,
});
