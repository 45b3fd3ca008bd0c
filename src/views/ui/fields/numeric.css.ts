import { style } from '@vanilla-extract/css';
import { space, vars } from '../foundations/tokens.css.ts';

export const digits = style({ fontVariantNumeric: 'tabular-nums' });
const beside = style({ flex: 'none', color: vars.ink2 });
export const before = style([beside, { paddingInlineStart: space.x3, marginInlineEnd: `calc(-1 * ${space.x2})` }]);
export const after = style([beside, { paddingInlineEnd: space.x3 }]);
