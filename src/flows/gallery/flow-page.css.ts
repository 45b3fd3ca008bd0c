import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../../views/ui/foundations/tokens.css.ts';

export const back = style({
  marginBottom: space.x2,
  '@media': { 'screen and (min-width: 640px)': { display: 'none' }, print: { display: 'none' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const title = style({ fontSize: text.h1, lineHeight: 1.25, fontWeight: weight.strong });
export const link = style({ color: vars.accentText, '@media': { print: { display: 'none' } } });
export const use = style({ margin: `${space.x1} 0 ${space.x4}`, maxWidth: '70ch', color: vars.ink2 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x1} ${space.x5}` });
