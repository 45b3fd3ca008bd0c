import { ResponsiveBar } from '@nivo/bar';
import type { components } from '../../../../openapi/generated/contract.ts';
import { formatKobo } from '../../ui/content/money.ts';
import { chartTheme } from '../../ui/foundations/chart-theme.ts';
import { costKinds } from './cost-kinds.ts';
import { MonthChart, MonthTip, margin, monthAxis, valueAxis } from './month-chart.tsx';

type Months = components['schemas']['FleetCosts']['months'];

const short = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });
const shortOf = (kobo: number) => `₦${short.format(kobo / 100)}`;

/** The costs of each month, kind upon kind. */
export function CostChart({ months }: { months: Months }) {
  const kinds = costKinds.filter(({ id }) => months.some((month) => month[id] > 0));
  const kindOf = (key: string | number) => kinds.find(({ id }) => id === key);
  return (
    <MonthChart series={kinds}>
      <ResponsiveBar
        data={[...months]}
        keys={kinds.map(({ id }) => id)}
        indexBy="month"
        margin={margin}
        padding={0.35}
        axisBottom={monthAxis}
        axisLeft={valueAxis(shortOf)}
        gridYValues={4}
        enableLabel={false}
        colors={({ id }) => kindOf(id)?.colour ?? ''}
        animate={false}
        theme={chartTheme}
        tooltip={({ id, value }) => <MonthTip lines={[{ label: kindOf(id)?.label ?? '', value: formatKobo(value) }]} />}
      />
    </MonthChart>
  );
}
