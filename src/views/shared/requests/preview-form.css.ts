import { style } from '@vanilla-extract/css';
import { narrow, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.x6 });
export const note = style({ color: vars.ink2 });
export const section = style({ display: 'grid' });
export const title = style({ marginBottom: space.x3, padding: 0, fontSize: text.h2, fontWeight: weight.strong });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space.x4,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cell = style({ minWidth: 0, '@media': { [narrow]: { gridColumn: 'auto !important' as 'auto' } } });
