import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../ui/foundations/tokens.css.ts';

export const none = style({ padding: `${space.x3} ${space.x4}`, color: vars.ink2 });
export const when = style({ color: vars.ink2, fontSize: text.note, whiteSpace: 'nowrap' });
