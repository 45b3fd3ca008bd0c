/** What is said of how much vehicles are used. */
import type { components } from '../../../../openapi/generated/contract.ts';
import type { FigureColumn } from './month-table.tsx';

export type UseSums = components['schemas']['UseSums'];

const causes = [
  { id: 'out_for_repair', label: 'In repair' },
  { id: 'inactive', label: 'Inactive' },
  { id: 'missing', label: 'Missing' },
  { id: 'condemned', label: 'Condemned' },
] as const;

/** Whole percent of the days in the fleet; null where there are none. */
export const shareOf = ({ days }: UseSums, part: number): number | null =>
  days === 0 ? null : Math.round((part / days) * 100);

const oneDecimal = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });
export const daysText = (days: number): string =>
  `${oneDecimal.format(days)} ${oneDecimal.format(days) === '1' ? 'day' : 'days'}`;
export const percentText = (share: number | null): string => (share === null ? '–' : `${share}%`);
export const timesText = (times: number): string => (times === 1 ? 'once' : `${times} times`);

/** `In repair 4.5 days · Missing 1 day` */
export const causesText = (sums: UseSums): string[] =>
  causes.flatMap(({ id, label }) => (sums[id] > 0 ? [`${label} ${daysText(sums[id])}`] : []));

const days = (label: string, id: Exclude<keyof UseSums, 'times'>): FigureColumn<UseSums> => ({
  label,
  shown: (sums) => (sums[id] === 0 ? '–' : oneDecimal.format(sums[id])),
  written: (sums) => sums[id],
});

export const useColumns: readonly FigureColumn<UseSums>[] = [
  days('In the fleet', 'days'),
  days('Assigned', 'assigned'),
  {
    label: 'Utilisation',
    shown: (sums) => percentText(shareOf(sums, sums.assigned)),
    written: (sums) => shareOf(sums, sums.assigned) ?? '',
  },
  days('Down', 'down'),
  {
    label: 'Times',
    shown: ({ times }) => (times === 0 ? '–' : String(times)),
    written: ({ times }) => times,
  },
  ...causes.map(({ id, label }) => days(label, id)),
];
