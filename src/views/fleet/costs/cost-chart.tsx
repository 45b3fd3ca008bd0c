import type { components } from '../../../../openapi/generated/contract.ts';
import { formatKobo } from '../../ui/content/money.ts';
import { costKinds } from './cost-kinds.ts';
import { MonthChart } from './month-chart.tsx';

type Months = components['schemas']['FleetCosts']['months'];

const short = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });
const shown = {
  short: (naira: number) => `₦${short.format(naira)}`,
  full: (naira: number) => formatKobo(Math.round(naira * 100)),
};

/** The costs of each month, kind upon kind. */
export function CostChart({ months }: { months: Months }) {
  const lines = costKinds
    .filter(({ id }) => months.some((month) => month[id] > 0))
    .map(({ id, label, colour }) => ({
      ...{ label, colour },
      points: months.map((each) => ({ month: each.month, value: each[id] / 100 })),
    }));
  return <MonthChart lines={lines} isStacked shown={shown} />;
}
