import { globalStyle, style } from '@vanilla-extract/css';
import { forced, motion, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const drawing = style({ display: 'block', margin: '0 auto', fontSize: 12 });

export const state = style({ cursor: 'pointer' });
export const box = style({
  fill: vars.surface,
  stroke: vars.fieldLine,
  strokeWidth: 1.25,
  transition: `fill ${motion.quick}, stroke ${motion.quick}`,
});
export const inner = style({ fill: 'none', stroke: vars.accent, strokeWidth: 1.25 });
export const name = style({ fontSize: 13, fontWeight: weight.strong, fill: vars.ink });
export const note = style({ fill: vars.ink2, fontWeight: weight.medium });
export const row = style({
  fill: vars.ink2,
  whiteSpace: 'pre',
  selectors: { '&[data-taken=true]': { fill: vars.accentText, fontWeight: weight.strong } },
});

globalStyle(`${state}[data-kind=around] > ${box}`, { fill: 'transparent', stroke: vars.fieldLine, strokeWidth: 1 });
globalStyle(`${state}[data-kind='At work'] > ${box}`, { strokeDasharray: '5 3', stroke: vars.blue });
globalStyle(`${state}[data-kind='At work'] > ${note}`, { fill: vars.blue });
globalStyle(`${state}[data-kind=Failed] > ${box}`, { stroke: vars.red, strokeWidth: 2.5 });
globalStyle(`${state}[data-kind=Failed] > ${note}`, { fill: vars.red });
globalStyle(`${state}[data-kind='End, failed'] > ${box}, ${state}[data-kind='End, failed'] > ${inner}`, {
  stroke: vars.red,
});
globalStyle(`${state}[data-kind='End, failed'] > ${note}`, { fill: vars.red });
globalStyle(`${state}[data-kind=End] > ${box}`, { stroke: vars.accent });
globalStyle(`${state}[data-kind=End] > ${note}`, { fill: vars.accentText });
globalStyle(`${state}[data-selected=true] > ${box}`, { stroke: vars.ink, strokeWidth: 2.5 });
globalStyle(`${state}[data-current=true] > ${box}`, { fill: vars.accentWeak, stroke: vars.accent, strokeWidth: 3 });
globalStyle(`${state}:hover > ${box}`, { stroke: vars.ink });

export const line = style({ transition: `opacity ${motion.quick}` });
export const head = style({ strokeWidth: 0 });
globalStyle(`${line} > path`, { fill: 'none', stroke: vars.fieldLine, strokeWidth: 1.25 });
globalStyle(`${line} > ${head}`, { fill: vars.fieldLine, stroke: 'none' });
globalStyle(`${line}[data-happy=true] > path`, { stroke: vars.ink2, strokeWidth: 2.5 });
globalStyle(`${line}[data-happy=true] > ${head}`, { fill: vars.ink2 });
globalStyle(`${line}[data-near=true] > path`, { stroke: vars.ink, strokeWidth: 2 });
globalStyle(`${line}[data-near=true] > ${head}`, { fill: vars.ink });
globalStyle(`${line}[data-taken=true] > path`, { stroke: vars.accent, strokeWidth: 3 });
globalStyle(`${line}[data-taken=true] > ${head}`, { fill: vars.accent });
globalStyle(`${drawing}[data-faint=true] ${line}[data-taken=false]`, { opacity: 0.35 });

/** The coverage of a line: its colour and its dashes. */
const covers = {
  covered: { colour: vars.accent, dashes: 'none', width: 1.75 },
  partly: { colour: vars.amber, dashes: '7 3', width: 1.75 },
  uncovered: { colour: vars.plum, dashes: '2 4', width: 2.5 },
  failed: { colour: vars.red, dashes: 'none', width: 4 },
} as const;
for (const [cover, { colour, dashes, width }] of Object.entries(covers)) {
  globalStyle(`${line}[data-cover=${cover}] > path:not(${head})`, {
    stroke: colour,
    strokeDasharray: dashes,
    strokeWidth: width,
  });
  globalStyle(`${line}[data-cover=${cover}] > ${head}`, { fill: colour });
  globalStyle(`${drawing} text[data-cover=${cover}]`, {
    fill: cover === 'covered' ? vars.accentText : colour,
    fontWeight: cover === 'covered' ? 400 : weight.strong,
  });
}
// A coverage sign makes the text slightly wider than the space reserved for it.
globalStyle(`${drawing}:has([data-cover])`, { overflow: 'visible' });
globalStyle(`${drawing} text:target`, { textDecoration: 'underline 2px', fontWeight: weight.strong });
globalStyle(`${state}:target > ${box}`, { stroke: vars.ink, strokeWidth: 3 });

export const ground = style({ fill: vars.surface, opacity: 0.92 });
export const label = style({
  fill: vars.ink2,
  textAnchor: 'middle',
  selectors: { '&[data-taken=true]': { fill: vars.accentText, fontWeight: weight.strong } },
});
export const condition = style({ fontStyle: 'italic', fill: vars.ink3 });

export const beginning = style({ fill: vars.ink });
globalStyle(`${beginning} > path`, { fill: 'none', stroke: vars.ink, strokeWidth: 1.5 });
globalStyle(`${beginning} > ${head}`, { fill: vars.ink, stroke: 'none' });

globalStyle(`${drawing} text`, { '@media': { [forced]: { fill: 'CanvasText' } } });
