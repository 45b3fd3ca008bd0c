import { style } from '@vanilla-extract/css';
import { space, wide } from '../foundations/tokens.css.ts';
import { besideCard } from './card.css.ts';

export const below = style({
  display: 'grid',
  gap: space.x4,
  '@media': { [wide]: { marginInlineStart: besideCard } },
});
