import { style } from '@vanilla-extract/css';
import { space } from '../../ui/foundations/tokens.css.ts';

export const list = style({ display: 'grid', gap: space.x3, margin: `${space.x2} 0 0`, padding: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const words = style({ flex: 1, minWidth: 200, overflowWrap: 'anywhere' });
