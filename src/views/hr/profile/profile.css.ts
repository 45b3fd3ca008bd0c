import { style } from '@vanilla-extract/css';
import { space } from '../../ui/foundations/tokens.css.ts';

/** The tabs scroll in a column that is no wider than the page. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const glance = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
