/** What a row is chosen with: light enough to stand in each row of a page. */
import { style } from '@vanilla-extract/css';
import { aboveFrame, coarse, narrow, underFrame, vars } from './tokens.css.ts';

/** What sticks to the edges must not cover what has the focus in a row. */
export const inSight = { scrollMarginBlock: `calc(${underFrame} + 44px) calc(${aboveFrame} + 80px)` };

export const check = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  minHeight: 36,
  height: '100%',
  cursor: 'pointer',
  '@media': { [narrow]: { minHeight: 48, width: 48 } },
});
/** The browser's own check box, of which a page has many, drawn like those of forms. */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: 5,
  background: vars.surface,
  cursor: 'pointer',
  ...inSight,
  selectors: {
    '&:hover': { borderColor: vars.ink3 },
    '&:checked, &:indeterminate': { borderColor: vars.accent, background: vars.accent },
    '&::before': { width: 10, height: 10, background: vars.accentInk },
    '&:checked::before': {
      content: '',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 98%, 100% 18%, 82% 4%, 39% 66%)',
    },
    '&:indeterminate::before': { content: '', clipPath: 'inset(40% 0 round 1px)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' }, [coarse]: { width: 20, height: 20 } },
});
