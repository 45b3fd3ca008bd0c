import { style } from '@vanilla-extract/css';
import { space, vars } from '../../../views/ui/foundations/tokens.css.ts';

export const use = style({ marginBottom: space.x4, maxWidth: '70ch', color: vars.ink2 });
