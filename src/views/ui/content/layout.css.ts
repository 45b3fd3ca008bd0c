import { style } from '@vanilla-extract/css';
import { narrow, space, text, vars } from '../foundations/tokens.css.ts';

export const stack = style({ display: 'grid', gap: space.x4 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  alignItems: 'center',
  marginTop: space.x2,
});
export const fieldPair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `18px ${space.x4}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
export const explanation = style({ color: vars.ink2, maxWidth: '70ch' });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const bulletList = style({
  display: 'grid',
  gap: space.x1,
  listStyle: 'disc',
  margin: `${space.x2} 0`,
  paddingInlineStart: space.x5,
});
export const cardSkeleton = style({ display: 'grid', gap: space.x4, padding: space.x4 });
