/** The kinds of costs of vehicles, with their words and colours. */
import type { components } from '../../../../openapi/generated/contract.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';

export type CostSums = components['schemas']['CostSums'];

export const costKinds = [
  { id: 'fuel', label: 'Fuel', colour: vars.chart1 },
  { id: 'services', label: 'Services', colour: vars.chart2 },
  { id: 'repairs', label: 'Repairs', colour: vars.chart3 },
  { id: 'papers', label: 'Papers', colour: vars.chart4 },
  { id: 'fines', label: 'Fines', colour: vars.chart5 },
  { id: 'accidents', label: 'Accidents', colour: vars.chart6 },
] as const;

/** Kobo a kilometre; null where nothing was driven. */
export const perKm = ({ total, km }: Pick<CostSums, 'total' | 'km'>): number | null =>
  km > 0 ? Math.round(total / km) : null;

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `Mar 2026` */
export const monthText = (month: string): string => monthAndYear.format(new Date(`${month}-01T00:00Z`));
