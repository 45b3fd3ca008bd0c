import { style } from '@vanilla-extract/css';
import { space, text } from '../views/ui/foundations/tokens.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, maxWidth: 420 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space.x4,
});
export const tile = style({ display: 'grid', justifyItems: 'center', gap: space.x2, fontSize: text.note });
