import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const tree = style({
  vars: { '--indent': space.x8 },
  outline: 'none',
  '@media': { [narrow]: { vars: { '--indent': space.x3 } } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 56,
  padding: `${space.x2} ${space.x4}`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '[role=row][data-hovered] > * > &, [role=row][data-focused] > * > &': { background: vars.sunken },
    '[role=row][data-focus-visible] > * > &': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
  },
});
export const chevron = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink2,
  selectors: { '&[data-expanded]': { transform: 'rotate(90deg)' } },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.medium });
export const count = style({ flex: 'none', color: vars.ink3, fontSize: text.note });
export const more = style({ padding: space.x4 });
