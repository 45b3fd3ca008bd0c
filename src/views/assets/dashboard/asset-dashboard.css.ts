import { style } from '@vanilla-extract/css';
import { coarse, radius, roomy, space, text, touch, vars, weight } from '../../ui/foundations/tokens.css.ts';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';

export const dashboard = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const charts = style({
  display: 'grid',
  gap: space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});
export const line = style({ height: 240, minWidth: 0 });
export const pie = style({ height: 200, minWidth: 0 });
export const statuses = style({ display: 'grid', gap: space.x3 });
export const unseen = visuallyHidden;
export const tip = style({ padding: `${space.x1} ${space.x2}`, whiteSpace: 'nowrap' });
export const link = style({
  color: vars.accentText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const legend = style({ display: 'grid', gap: 2, fontSize: text.note });
export const legendLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.small,
  color: vars.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.sunken },
  '@media': { [coarse]: { minHeight: touch, alignItems: 'center' } },
});
export const dot = style({ width: 10, height: 10, borderRadius: radius.full, flex: 'none' });
export const label = style({ flex: 1 });
export const search = style({ position: 'relative', maxWidth: 480 });
export const found = style({
  position: 'absolute',
  zIndex: 10,
  insetInline: 0,
  top: '100%',
  marginTop: space.x1,
  padding: space.x1,
  borderRadius: radius.medium,
  background: vars.raised,
  boxShadow: vars.shadow2,
});
export const none = style({
  fontSize: text.note,
  color: vars.ink2,
  selectors: { '&:not(:empty)': { padding: space.x2 } },
});
export const result = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  padding: space.x2,
  borderRadius: radius.small,
  color: vars.ink,
  textDecoration: 'none',
  fontWeight: weight.medium,
  ':hover': { background: vars.sunken },
  '@media': { [coarse]: { minHeight: touch, alignItems: 'center' } },
});
export const code = style({ color: vars.ink2, fontSize: text.note, fontWeight: 400 });
