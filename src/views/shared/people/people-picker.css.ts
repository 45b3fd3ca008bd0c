import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, narrow, radius, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const body = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const filters = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  padding: `0 ${space.x6} ${space.x3}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { paddingInline: space.x4 } },
});
export const search = style({ flex: '1 1 180px', minWidth: 0 });
export const chip = style({ display: 'flex', maxWidth: 150, '@media': { [narrow]: { maxWidth: '48%' } } });
// The dialog is low: the search is as high as the filters beside it where no finger has to find it.
globalStyle(`${search} :has(> input)`, { minHeight: 36, '@media': { [coarse]: { minHeight: 44 } } });

export const place = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const list = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&[data-stale=true]': { opacity: 0.5 } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: 80,
  padding: `0 ${space.x6}`,
  borderBottom: `1px solid ${vars.line}`,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.sunken },
    '&[data-selected]': { background: vars.accentWeak },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
    '&[data-disabled]': { cursor: 'not-allowed', color: vars.ink3 },
  },
  '@media': { [narrow]: { paddingInline: space.x4 } },
});
const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style([oneLine, { display: 'block', fontWeight: weight.medium }]);
export const note = style([oneLine, { display: 'block', color: vars.ink3, fontSize: text.note }]);
export const more = style({ display: 'grid', placeItems: 'center', height: 48 });
export const skeletons = style({
  padding: `0 ${space.x6}`,
  overflow: 'hidden',
  '@media': { [narrow]: { paddingInline: space.x4 } },
});
globalStyle(`${skeletons} > * > *`, { height: 80 });
export const message = style({
  margin: 'auto',
  padding: space.x6,
  color: vars.ink2,
  textAlign: 'center',
  maxWidth: '44ch',
});
export const problem = style({
  flex: 'none',
  padding: `${space.x2} ${space.x6}`,
  '@media': { [narrow]: { paddingInline: space.x4 } },
});
// As tall as its words: nothing where there is nothing to know.
export const remark = style({
  flex: 'none',
  padding: `${space.x2} ${space.x6}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [narrow]: { paddingInline: space.x4 } },
});
export const problemLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
});
export const retry = style({
  minHeight: 24,
  padding: `0 ${space.x2}`,
  border: '1px solid currentColor',
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  fontWeight: weight.medium,
  cursor: 'pointer',
});
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  color: vars.ink2,
});
