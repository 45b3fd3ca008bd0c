import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const scroll = style({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });
export const table = style({
  width: '100%',
  minWidth: 860,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: text.small,
  lineHeight: 1.3,
});
const cellBase = {
  border: `1px solid ${vars.line2}`,
  padding: space.x2,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
export const head = style({ ...cellBase, fontWeight: weight.strong });
export const who = style({ ...cellBase, width: 130, fontWeight: weight.medium });
export const cell = style(cellBase);
export const times = style({ display: 'block', fontWeight: weight.medium });
export const about = style({ display: 'block', color: vars.ink2 });
export const row = style({ breakInside: 'avoid' });

// Seven days need the longer side of the paper.
const sheet = { size: 'A4 landscape', margin: '10mm' };
globalStyle('@page rota', sheet);
globalStyle(`body:has(${table})`, { page: 'rota' });
