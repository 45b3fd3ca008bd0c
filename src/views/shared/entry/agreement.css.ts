import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../ui/foundations/tokens.css.ts';

export const agreement = style({ marginTop: space.x4, color: vars.ink3, fontSize: text.note, textWrap: 'pretty' });
