import { style } from '@vanilla-extract/css';
import { coarse, roomy, space, touch, vars } from '../ui/foundations/tokens.css.ts';

export const cards = style({
  display: 'grid',
  gap: space.x4,
  marginBottom: space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const counts = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.x1 });
export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `${space.x1} ${space.x2}`,
  color: vars.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.sunken },
  '@media': { [coarse]: { minHeight: touch, alignItems: 'center' } },
});
export const columns = style({
  display: 'grid',
  gap: space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const lists = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const chosen = style({ display: 'flex', gap: space.x2, alignItems: 'center', flexWrap: 'wrap' });
export const uploading = style({ display: 'flex', gap: space.x2, alignItems: 'center' });
export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const panelHead = style({
  display: 'flex',
  gap: space.x3,
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  marginBottom: space.x3,
});
export const panelLead = style({ margin: 0, color: vars.ink2, flex: '1 1 240px', minWidth: 0 });
export const panelTitle = style({ margin: 0, fontSize: 16, fontWeight: 600 });
