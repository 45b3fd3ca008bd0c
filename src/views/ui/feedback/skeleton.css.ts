import { style } from '@vanilla-extract/css';
import { space, vars } from '../foundations/tokens.css.ts';

export const lines = style({ display: 'grid', gap: space.x2 });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const words = style({ flex: 1, display: 'grid', gap: space.x2 });
