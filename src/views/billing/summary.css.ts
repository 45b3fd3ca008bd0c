import { style } from '@vanilla-extract/css';
import { skeleton } from '../ui/feedback/skeleton.css.ts';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const summary = style({
  display: 'grid',
  gap: space.x4,
  width: '100%',
  maxWidth: 400,
  padding: space.x6,
  borderRadius: radius.large,
  background: vars.surface,
  color: vars.ink,
});
export const title = style({ fontSize: text.h2, fontWeight: weight.strong });
export const lines = style({ display: 'grid', gap: 10 });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.x4 });
export const name = style({ color: vars.ink2 });
export const value = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium });
/** As wide as a price; a skeleton with sizes in its attributes is not allowed in a page that is prerendered. */
export const wait = style([skeleton, { width: 64, height: 14, marginBlock: 3 }]);
export const plan = style([value, { textTransform: 'capitalize' }]);
export const total = style([
  line,
  { marginTop: space.x1, paddingTop: space.x3, borderTop: `1px solid ${vars.line}`, fontSize: text.h2 },
]);
export const note = style({ color: vars.ink3, fontSize: text.note });
