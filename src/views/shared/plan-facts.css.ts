import { style } from '@vanilla-extract/css';

export const planName = style({ textTransform: 'capitalize' });
