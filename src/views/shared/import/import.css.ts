import { style } from '@vanilla-extract/css';
import { space, vars } from '../../ui/foundations/tokens.css.ts';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space.x5} ${space.x4}`,
});
export const place = style({ display: 'grid', gap: space.x1, alignContent: 'start', minWidth: 0 });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const word = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x3,
  paddingBlockEnd: space.x3,
  borderBottom: `1px solid ${vars.line2}`,
  selectors: { '&:last-child': { border: 0, padding: 0 } },
});
export const said = style({ flex: '1 1 220px', minWidth: 0, alignSelf: 'center' });
export const meant = style({ flex: '1 1 200px', minWidth: 0, maxWidth: 320 });
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
});
/** Of many kinds of problems there may be more than there is room for. */
export const filters = style({ minWidth: 0, overflowX: 'auto' });
