import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 22,
  maxWidth: '100%',
  padding: `0 ${space.x2}`,
  border: '1px solid transparent',
  borderRadius: radius.full,
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
const tones = {
  neutral: { background: vars.sunken, color: vars.ink2, borderColor: vars.line },
  good: { background: vars.accentWeak, color: vars.accentText },
  warning: { background: vars.amberWeak, color: vars.amber },
  bad: { background: vars.redWeak, color: vars.red },
  info: { background: vars.blueWeak, color: vars.blue },
  plum: { background: vars.plumWeak, color: vars.plum },
} as const;
export const badge = styleVariants(tones, (tone) => [pill, tone]);

const dotted = style({
  selectors: {
    // Made of a line, which stays where the system chooses the colours.
    '&::before': { content: '', flex: 'none', border: '3px solid currentColor', borderRadius: radius.full },
  },
});
export const status = styleVariants(tones, (tone) => [pill, dotted, tone]);
const plain = style([
  dotted,
  { display: 'inline-flex', alignItems: 'center', gap: space.x2, fontWeight: weight.medium },
]);
export const plainStatus = styleVariants(tones, ({ color }) => [plain, { color }]);
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
