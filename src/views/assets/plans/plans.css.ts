import { style } from '@vanilla-extract/css';
import { space } from '../../ui/foundations/tokens.css.ts';

export const column = style({ display: 'grid', gap: space.x4, maxWidth: 720, minWidth: 0 });
