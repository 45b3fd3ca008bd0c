import { ResponsiveLine } from '@nivo/line';
import type { components } from '../../../../openapi/generated/contract.ts';
import { formatKobo } from '../../ui/content/money.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';
import { costKinds, monthText } from './cost-kinds.ts';
import * as css from './costs.css.ts';

type Months = components['schemas']['FleetCosts']['months'];

const theme = {
  text: { fill: vars.ink2, fontFamily: 'inherit', fontSize: 12 },
  grid: { line: { stroke: vars.line } },
  crosshair: { line: { stroke: vars.ink3 } },
  tooltip: {
    container: { background: vars.raised, color: vars.ink, boxShadow: vars.shadow2, borderRadius: 6, fontSize: 13 },
  },
};
const short = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });

/** The costs of each month, kind upon kind. The table below it has the same figures. */
export function CostChart({ months }: { months: Months }) {
  const kinds = costKinds.filter(({ id }) => months.some((month) => month[id] > 0));
  return (
    <>
      <div className={css.chart} aria-hidden="true">
        <ResponsiveLine
          data={kinds.map(({ id }) => ({ id, data: months.map((month) => ({ x: month.month, y: month[id] / 100 })) }))}
          margin={{ top: 12, right: 16, bottom: 28, left: 56 }}
          yScale={{ type: 'linear', min: 0, max: 'auto', stacked: true }}
          axisBottom={{ format: (month: string) => monthText(month).slice(0, 3), tickSize: 0, tickPadding: 10 }}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: 4,
            format: (naira: number) => `₦${short.format(naira)}`,
          }}
          gridYValues={4}
          enableGridX={false}
          enableArea
          areaOpacity={0.85}
          lineWidth={1}
          enablePoints={false}
          colors={kinds.map(({ colour }) => colour)}
          enableSlices="x"
          animate={false}
          theme={theme}
          sliceTooltip={({ slice: { points } }) => (
            <div className={css.tip}>
              {points.map(({ id, seriesId, data }) => (
                <div key={id}>
                  {costKinds.find((kind) => kind.id === seriesId)?.label}:{' '}
                  <strong>{formatKobo(Math.round(Number(data.y) * 100))}</strong>
                </div>
              ))}
            </div>
          )}
        />
      </div>
      <div className={css.legend} aria-hidden="true">
        {kinds.map(({ id, label, colour }) => (
          <span key={id} className={css.entry}>
            <span className={css.dot} style={{ background: colour }} />
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
