import { ResponsiveLine } from '@nivo/line';
import { vars } from '../../ui/foundations/tokens.css.ts';
import { monthText } from './cost-kinds.ts';
import * as css from './costs.css.ts';

type ChartLine = {
  label: string;
  colour: string;
  /** One for each month, as in 2026-03. */
  points: readonly { month: string; value: number }[];
};
type MonthChartProps = {
  lines: readonly ChartLine[];
  /** One upon the other, with what is below filled. */
  isStacked?: boolean;
  max?: number;
  /** At the axis, and in full. */
  shown: { short: (value: number) => string; full: (value: number) => string };
};

const theme = {
  text: { fill: vars.ink2, fontFamily: 'inherit', fontSize: 12 },
  grid: { line: { stroke: vars.line } },
  crosshair: { line: { stroke: vars.ink3 } },
  tooltip: {
    container: { background: vars.raised, color: vars.ink, boxShadow: vars.shadow2, borderRadius: 6, fontSize: 13 },
  },
};

/** The months of a year as lines. The table below a chart has the same figures. */
export function MonthChart({ lines, isStacked = false, max, shown: { short, full } }: MonthChartProps) {
  return (
    <>
      <div className={css.chart} aria-hidden="true">
        <ResponsiveLine
          data={lines.map(({ label, points }) => ({
            id: label,
            data: points.map(({ month, value }) => ({ x: month, y: value })),
          }))}
          margin={{ top: 12, right: 16, bottom: 28, left: 56 }}
          yScale={{ type: 'linear', min: 0, max: max ?? 'auto', stacked: isStacked }}
          axisBottom={{ format: (month: string) => monthText(month).slice(0, 3), tickSize: 0, tickPadding: 10 }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: short }}
          gridYValues={4}
          enableGridX={false}
          enableArea={isStacked}
          areaOpacity={0.85}
          lineWidth={isStacked ? 1 : 2}
          enablePoints={!isStacked}
          pointSize={6}
          colors={lines.map(({ colour }) => colour)}
          enableSlices="x"
          animate={false}
          theme={theme}
          sliceTooltip={({ slice: { points } }) => (
            <div className={css.tip}>
              {points.map(({ id, seriesId, data }) => (
                <div key={id}>
                  {seriesId}: <strong>{full(Number(data.y))}</strong>
                </div>
              ))}
            </div>
          )}
        />
      </div>
      <div className={css.legend} aria-hidden="true">
        {lines.map(({ label, colour }) => (
          <span key={label} className={css.entry}>
            <span className={css.dot} style={{ background: colour }} />
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
