import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from './tokens.css.ts';

export const card = style({
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  minWidth: 0,
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x4} ${space.x4} ${space.x3}`,
});
export const cardTitle = style({ fontSize: text.h2, fontWeight: weight.strong, letterSpacing: '-0.005em' });
export const cardNote = style({ color: vars.ink3, fontSize: text.note });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBottom: space.x4,
});
export const headerWords = style({ flex: 1, minWidth: 0 });
export const title = style({
  fontSize: text.h1,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const subtitle = style({ color: vars.ink2, marginTop: 2, maxWidth: '70ch' });

const face = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontWeight: weight.strong,
  letterSpacing: '0.01em',
});
export const avatarShape = styleVariants({
  round: [face, { borderRadius: radius.full }],
  square: [face, { borderRadius: radius.medium }],
});
export const avatarSize = styleVariants({
  small: { width: 24, height: 24, fontSize: '10.500px' },
  medium: { width: 32, height: 32, fontSize: '12px' },
  big: { width: 44, height: 44, fontSize: '16px' },
  large: { width: 88, height: 88, fontSize: '30px' },
});
export const avatarColour = styleVariants({
  green: { background: vars.accentWeak, color: vars.accentText },
  amber: { background: vars.amberWeak, color: vars.amber },
  blue: { background: vars.blueWeak, color: vars.blue },
  plum: { background: vars.plumWeak, color: vars.plum },
  red: { background: vars.redWeak, color: vars.red },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({ display: 'grid', padding: `0 ${space.x4} ${space.x3}` });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: '9px 0',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const factName = style({ color: vars.ink3, flex: 'none' });
export const factValue = style({ textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 22,
  padding: `0 ${space.x2}`,
  borderRadius: radius.full,
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '', width: 6, height: 6, borderRadius: radius.full, background: 'currentColor' },
  },
});
export const badgeTone = styleVariants({
  neutral: { background: vars.sunken, color: vars.ink2 },
  good: { background: vars.accentWeak, color: vars.accentText },
  warning: { background: vars.amberWeak, color: vars.amber },
  bad: { background: vars.redWeak, color: vars.red },
});

export const page = style({
  padding: `${space.x5} ${space.x6} ${space.x10}`,
  maxWidth: 1200,
  '@media': { [narrow]: { padding: `${space.x4} ${space.x4} ${space.x6}` } },
});
