import { style } from '@vanilla-extract/css';
import { space } from '../../ui/foundations/tokens.css.ts';

/** No wider than the page, so that long names break. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
