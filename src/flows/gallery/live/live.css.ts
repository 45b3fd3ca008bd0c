import { style } from '@vanilla-extract/css';
import { vars } from '../../../views/ui/foundations/tokens.css.ts';

export const link = style({ color: vars.accentText });
