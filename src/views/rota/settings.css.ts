import { style } from '@vanilla-extract/css';
import { space } from '../ui/foundations/tokens.css.ts';

/** The rules beside each other, as many as fit. */
export const rules = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 300px), 1fr))`,
  gap: `${space.x5} ${space.x4}`,
  alignItems: 'start',
});
