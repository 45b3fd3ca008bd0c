import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

/** The form is 600 px wide. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, maxWidth: 600 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x5,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  '@media': { [narrow]: { padding: space.x4 } },
});
export const heading = style({ fontSize: text.body, fontWeight: weight.strong });
export const made = style({ color: vars.ink2, fontSize: text.note, overflowWrap: 'anywhere' });
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minWidth: 0,
});
export const preview = style({
  width: 72,
  height: 72,
  borderRadius: radius.medium,
  border: `1px solid ${vars.line}`,
  objectFit: 'cover',
});
export const chosenName = style({ flex: 1, minWidth: 120, overflowWrap: 'anywhere' });
