import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars } from '../ui/foundations/tokens.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: '1fr', justifyItems: 'start' } },
});
export const secret = style({
  overflowWrap: 'anywhere',
  fontSize: text.input,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  userSelect: 'all',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: space.x2,
  margin: 0,
  padding: space.x4,
  listStyle: 'none',
  borderRadius: radius.medium,
  border: `1px solid ${vars.line}`,
  background: vars.sunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: text.body,
});
