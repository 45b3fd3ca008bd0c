import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, radius, roomy, screenHeight, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

const printed = 'print';

export const screen = style({
  minHeight: screenHeight,
  background: vars.surface,
  '@media': { [printed]: { background: 'none', color: '#000' } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: `${space.x4} ${space.x6}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [printed]: { display: 'none' } },
});
export const home = style({ display: 'flex', color: 'inherit', textDecoration: 'none', borderRadius: radius.small });
export const columns = style({
  display: 'grid',
  gap: space.x8,
  maxWidth: 1080,
  margin: '0 auto',
  padding: `${space.x8} ${space.x6} ${space.x14}`,
  '@media': {
    [roomy]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: space.x14 },
    [printed]: { display: 'block', padding: 0 },
  },
});
export const contents = style({
  display: 'none',
  fontSize: text.note,
  '@media': {
    [roomy]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: screenHeight,
      overflowY: 'auto',
      paddingBlock: space.x6,
    },
    [printed]: { display: 'none' },
  },
});
export const shortContents = style({
  marginTop: space.x6,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  padding: `0 ${space.x4} ${space.x2}`,
  '@media': { [roomy]: { display: 'none' }, [printed]: { display: 'none' } },
});
export const summary = style({ fontWeight: weight.medium, paddingBlock: space.x3, cursor: 'pointer' });
export const contentsTitle = style({ fontWeight: weight.strong, marginBottom: space.x2 });
export const contentsPart = style({ color: vars.ink3, margin: `${space.x4} 0 ${space.x1}` });
export const contentsList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const contentsLink = style({
  display: 'block',
  padding: '5px 0',
  color: vars.ink2,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.ink, textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { paddingBlock: space.x3 } },
});

const words = style({ minWidth: 0, maxWidth: '70ch', fontSize: '15px', lineHeight: 1.6 });

export { words as text };
export const title = style({
  fontSize: text.display,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const dated = style({
  color: vars.ink2,
  margin: `${space.x2} 0 ${space.x6}`,
  '@media': { [printed]: { color: '#000' } },
});
export const lead = style({ marginTop: space.x6 });
export const partTitle = style({
  fontSize: text.h1,
  lineHeight: 1.25,
  fontWeight: weight.strong,
  margin: `${space.x14} 0 0`,
  paddingTop: space.x6,
  borderTop: `1px solid ${vars.line}`,
  scrollMarginTop: space.x4,
});
export const section = style({
  marginTop: space.x8,
  scrollMarginTop: space.x4,
  selectors: {
    '&:target': { boxShadow: `-${space.x4} 0 0 ${vars.surface}, calc(-${space.x4} - 3px) 0 0 ${vars.accent}` },
  },
  '@media': { [printed]: { boxShadow: 'none' } },
});
export const sectionTitle = style({
  fontSize: '17px',
  lineHeight: 1.3,
  fontWeight: weight.strong,
  marginBottom: space.x2,
  '@media': { [printed]: { breakAfter: 'avoid' } },
});
export const anchor = style({
  color: vars.ink3,
  textDecoration: 'none',
  opacity: 0,
  padding: `0 ${space.x1}`,
  selectors: { [`${sectionTitle}:hover &`]: { opacity: 1 }, '&:focus-visible': { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 }, [printed]: { display: 'none' } },
});

globalStyle(`${words} p + p, ${words} ul, ${words} p + table, ${words} ul + p`, { marginTop: space.x3 });
globalStyle(`${words} ul`, { paddingLeft: space.x5, listStyle: 'disc' });
globalStyle(`${words} li + li`, { marginTop: space.x1 });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.body, lineHeight: 1.5 });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  verticalAlign: 'top',
  textAlign: 'left',
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} th[scope=row]`, { fontWeight: weight.medium, minWidth: '8em' });
globalStyle(`${table} thead th`, { color: vars.ink2, fontWeight: weight.medium });
// On a phone each row is a block, whose cells say what they are of.
globalStyle(`${table}, ${table} tbody, ${table} tr, ${table} th, ${table} td`, {
  '@media': { [narrow]: { display: 'block' } },
});
globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${table} tr`, {
  '@media': { [narrow]: { borderBottom: `1px solid ${vars.line}`, paddingBlock: space.x3 } },
});
globalStyle(`${table} th, ${table} td`, { '@media': { [narrow]: { border: 0, padding: `2px 0` } } });
globalStyle(`${table} td::before`, {
  '@media': { [narrow]: { content: "attr(data-of) ': '", color: vars.ink3 } },
});
