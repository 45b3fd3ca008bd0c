import { style } from '@vanilla-extract/css';
import { narrow, screenHeight, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const screen = style({
  minHeight: screenHeight,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: vars.surface,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: 56,
  padding: `0 ${space.x3} 0 ${space.x5}`,
});
export const brand = style({
  marginInlineEnd: 'auto',
  display: 'flex',
  overflow: 'hidden',
  // On the narrowest phones only the mark has room beside what stands at the end.
  '@media': { 'screen and (max-width: 379.98px)': { width: 28 } },
});
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
export const saved = style({ color: vars.ink3, fontSize: text.note, whiteSpace: 'nowrap' });
export const main = style({
  width: '100%',
  maxWidth: 568,
  margin: '0 auto',
  padding: `${space.x14} ${space.x6}`,
  '@media': { [narrow]: { padding: `${space.x8} ${space.x6}` } },
});
export const count = style({ color: vars.ink3, fontVariantNumeric: 'tabular-nums' });
export const title = style({
  marginTop: 6,
  fontSize: text.display,
  lineHeight: 1.22,
  letterSpacing: '-0.015em',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const lead = style({ color: vars.ink2, margin: `6px 0 28px` });
/** As wide as the question beneath it. */
export const loss = style({ width: '100%', maxWidth: 568, margin: '0 auto', padding: `${space.x6} ${space.x6} 0` });
export const notice = style({ marginBottom: space.x5 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `18px ${space.x4}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
export const acts = style({ display: 'flex', justifyContent: 'space-between', gap: space.x3, marginTop: 14 });
export const enter = style({ opacity: 0.75, '@media': { '(pointer: coarse)': { display: 'none' } } });
export const resumingTitle = style({ margin: `${space.x2} 0 ${space.x10}` });
export const bone = style({ display: 'grid', gap: space.x2 });

export const wait = style({
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  padding: space.x6,
  alignSelf: 'center',
  display: 'grid',
  gap: space.x3,
});
export const waitWords = style({ color: vars.ink2 });
export const waitBar = style({ marginTop: space.x4 });
export const waitActs = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, marginTop: space.x4 });
export const face = style({ width: 40, height: 40 });
