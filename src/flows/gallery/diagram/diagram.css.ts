import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const selected = style({
  position: 'relative',
  minHeight: 68,
  padding: `${space.x3} 88px ${space.x3} ${space.x4}`,
  borderRadius: radius.medium,
  background: vars.sunken,
  '@media': { print: { display: 'none' }, [narrow]: { minHeight: 88 } },
});
export const description = style({ maxWidth: '70ch', fontSize: text.note, color: vars.ink2 });
export const title = style({ marginBlock: `${space.x6} ${space.x2}`, fontSize: text.h2, fontWeight: weight.strong });
export const clear = style({ position: 'absolute', top: space.x2, insetInlineEnd: space.x2 });
export const link = style({ color: vars.accentText });
