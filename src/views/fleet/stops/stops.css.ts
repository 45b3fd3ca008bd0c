import { style } from '@vanilla-extract/css';
import { space, weight } from '../../ui/foundations/tokens.css.ts';

export const title = style({ margin: 0, fontWeight: weight.strong });
export const why = style({ margin: 0, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginTop: space.x2 });
export const place = style({ marginBottom: space.x4 });
