import { style } from '@vanilla-extract/css';
import { space } from '../../ui/foundations/tokens.css.ts';

export const note = style({ padding: space.x4 });
