import { style } from '@vanilla-extract/css';
import { vars } from '../foundations/tokens.css.ts';

export const missing = style({ color: vars.ink3, whiteSpace: 'nowrap' });
