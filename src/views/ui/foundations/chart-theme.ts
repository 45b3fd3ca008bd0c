import { vars } from './tokens.css.ts';

/** How charts of nivo look. */
export const chartTheme = {
  text: { fill: vars.ink2, fontFamily: 'inherit', fontSize: 12 },
  grid: { line: { stroke: vars.line } },
  crosshair: { line: { stroke: vars.ink3 } },
  tooltip: {
    container: { background: vars.raised, color: vars.ink, boxShadow: vars.shadow2, borderRadius: 6, fontSize: 13 },
  },
};
