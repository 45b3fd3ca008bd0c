import type { components } from '../../../../openapi/generated/contract.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';
import { MonthChart } from './month-chart.tsx';
import { percentText, shareOf, type UseSums } from './use-kinds.ts';

type Months = components['schemas']['FleetUse']['months'];
const shown = { short: percentText, full: percentText };

/** How much of each month vehicles were assigned, and how much of it they were down. */
export function UseChart({ months }: { months: Months }) {
  const known = months.filter(({ days }) => days > 0);
  const line = (label: string, colour: string, partOf: (sums: UseSums) => number) => ({
    ...{ label, colour },
    points: known.map((month) => ({ month: month.month, value: shareOf(month, partOf(month)) ?? 0 })),
  });
  return (
    <MonthChart
      lines={[
        line('Utilisation', vars.chart1, ({ assigned }) => assigned),
        line('Downtime', vars.chart3, ({ down }) => down),
      ]}
      max={100}
      shown={shown}
    />
  );
}
