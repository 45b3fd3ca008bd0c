import { globalStyle, style } from '@vanilla-extract/css';
import { forced, motion, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBottom: 6,
});
/** In the line of the label, and after the control for the keyboard. */
export const aside = style({ gridArea: '1 / 2' });
globalStyle(`${field}:has(> ${aside})`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.x3,
  alignItems: 'baseline',
});
globalStyle(`${field} > ${aside} ~ *, ${field}:has(> ${aside}) > :nth-child(2)`, { gridColumn: '1 / -1' });
export const label = style({ fontWeight: weight.medium });
export const optional = style({ fontWeight: 400, color: vars.ink3 });

export const control = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  width: '100%',
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
  fontSize: text.input,
  textAlign: 'start',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
});
// Whatever takes the focus inside, the ring is drawn around the whole control.
globalStyle(`${control}:focus-within, ${control}[data-focus-visible]`, {
  borderColor: vars.accent,
  boxShadow: `0 0 0 1px ${vars.accent}`,
  outline: 'none',
});
globalStyle(`[data-invalid] > ${control}, ${control}[data-invalid]`, { borderColor: vars.red });
globalStyle(`[data-invalid] > ${control}:focus-within`, { boxShadow: `0 0 0 1px ${vars.red}` });

globalStyle(`[data-disabled] > ${control}`, {
  background: vars.sunken,
  borderColor: vars.line2,
  color: vars.ink3,
  cursor: 'not-allowed',
});
globalStyle(`[data-readonly] > ${control}`, { background: vars.sunken, borderStyle: 'dashed' });
// Where the system chooses the colours, shadows are not drawn: the line itself says where the focus is.
globalStyle(`${control}:focus-within`, {
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: 1 } },
});
globalStyle(`[data-disabled] > ${control}`, {
  '@media': { [forced]: { borderColor: 'GrayText', color: 'GrayText' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: `0 ${space.x3}`,
  border: 0,
  background: 'transparent',
  borderRadius: 'inherit',
  fontSize: text.input,
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.ink3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.ink,
      boxShadow: `inset 0 0 0 40px ${vars.accentWeak}`,
    },
  },
});

export const hint = style({ color: vars.ink3, fontSize: text.note, marginTop: 6 });
// An error takes the place of the hint.
globalStyle(`[data-invalid] > ${hint}`, { display: 'none' });
export const error = style({ color: vars.red, fontSize: text.note, marginTop: 6 });
export const kept = style({ fontSize: text.note, marginTop: 6, minHeight: '1lh' });

export const reveal = style({
  alignSelf: 'stretch',
  minWidth: 56,
  padding: `0 ${space.x3}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.accentText,
  fontSize: text.body,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: -4 } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 });
