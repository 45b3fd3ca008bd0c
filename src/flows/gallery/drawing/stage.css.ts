import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, touch, vars } from '../../../views/ui/foundations/tokens.css.ts';

export const frame = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '&:fullscreen': { display: 'flex', flexDirection: 'column', padding: space.x4, background: vars.paper },
  },
});
export const folded = style({ marginBottom: space.x4 });
export const summary = style({ minHeight: touch, paddingBlock: space.x3, color: vars.accentText, cursor: 'pointer' });
export const stage = style({
  maxHeight: '72dvh',
  minHeight: 160,
  overflow: 'auto',
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-above=true]': { maxHeight: '48dvh' },
    '&[data-open=true]': { maxHeight: 'none' },
    ':fullscreen > &': { flex: 1, maxHeight: 'none' },
  },
  '@media': {
    [narrow]: { maxHeight: '52dvh' },
    print: { maxHeight: 'none', overflow: 'visible', border: 0, padding: 0 },
  },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x1,
  marginBottom: space.x2,
  '@media': { print: { display: 'none' } },
});
export const percent = style({
  minWidth: '5ch',
  textAlign: 'center',
  fontSize: text.note,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
});
