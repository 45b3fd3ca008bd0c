import { style } from '@vanilla-extract/css';
import { narrow } from '../foundations/tokens.css.ts';

export const wide = style({ display: 'contents', '@media': { [narrow]: { display: 'none' } } });
export const phone = style({ display: 'none', '@media': { [narrow]: { display: 'contents' } } });
