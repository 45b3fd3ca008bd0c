import { vars } from '../../ui/foundations/tokens.css.ts';

/** As many as can be told apart. */
const colours = [vars.chart1, vars.chart2, vars.chart3, vars.chart4, vars.chart5];

/** How many statuses have a slice of their own; the others share one. */
export const ownSlices = colours.length;

/** The colour of a status by its place, the one with the most assets first. */
export const colourOf = (place: number): string => colours[place] ?? vars.ink3;
