import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../ui/foundations/tokens.css.ts';

/** Takes the place of the panel's own column, so that head and foot stay in sight around it. */
export const flow = style({ display: 'contents' });
export const fields = style({ display: 'grid', gap: space.x5 });
export const preview = style({ display: 'grid', gap: space.x2 });
export const written = style({ overflowWrap: 'anywhere' });
export const results = style({ listStyle: 'none', padding: 0, margin: `${space.x4} 0 0` });
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${vars.line}`,
});
export const quiet = style({ color: vars.ink3, fontSize: text.note });
export const above = style({ marginBottom: space.x4 });
export const inviting = style({ display: 'flex', alignItems: 'center', gap: space.x4, marginBottom: space.x5 });
