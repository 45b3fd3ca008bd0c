import { ResponsiveLine } from '@nivo/line';
import type { components } from '../../../../openapi/generated/contract.ts';
import { chartTheme } from '../../ui/foundations/chart-theme.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';
import { MonthChart, MonthTip, margin, monthAxis, valueAxis } from './month-chart.tsx';
import { percentText, shareOf, type UseSums } from './use-kinds.ts';

type Months = components['schemas']['FleetUse']['months'];

/** How much of each month vehicles were assigned, and how much of it they were down. */
export function UseChart({ months }: { months: Months }) {
  const known = months.filter(({ days }) => days > 0);
  const line = (label: string, colour: string, partOf: (sums: UseSums) => number) => ({
    label,
    colour,
    points: known.map((month) => ({ month: month.month, value: shareOf(month, partOf(month)) ?? 0 })),
  });
  const series = [
    line('Utilisation', vars.chart1, ({ assigned }) => assigned),
    line('Downtime', vars.chart3, ({ down }) => down),
  ];
  return (
    <MonthChart series={series}>
      <ResponsiveLine
        data={series.map(({ label, points }) => ({
          id: label,
          data: points.map(({ month, value }) => ({ x: month, y: value })),
        }))}
        margin={margin}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        axisBottom={monthAxis}
        axisLeft={valueAxis(percentText)}
        gridYValues={4}
        enableGridX={false}
        pointSize={6}
        colors={series.map(({ colour }) => colour)}
        enableSlices="x"
        animate={false}
        theme={chartTheme}
        sliceTooltip={({ slice: { points } }) => (
          <MonthTip
            lines={points.map(({ seriesId, data }) => ({
              label: String(seriesId),
              value: percentText(Number(data.y)),
            }))}
          />
        )}
      />
    </MonthChart>
  );
}
