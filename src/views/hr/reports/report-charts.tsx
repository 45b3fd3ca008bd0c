import { ResponsiveBar } from '@nivo/bar';
import { ResponsiveLine } from '@nivo/line';
import type { components } from '../../../../openapi/generated/contract.ts';
import { chartTheme } from '../../ui/foundations/chart-theme.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';
import * as css from './figures.css.ts';

type Table = components['schemas']['ReportTable'];

const colours = [vars.chart1, vars.chart3];
const margin = { top: 12, right: 40, bottom: 32, left: 44 };
const axis = { tickSize: 0, tickPadding: 10 };
/** Room for the names beside bars, and how many characters fit there. */
const names = { room: 156, length: 21 };
const barHeight = 30;
const shorten = (text: string) => (text.length > names.length ? `${text.slice(0, names.length - 1)}…` : text);
const whole = (value: number | string) => (Number.isInteger(Number(value)) ? String(value) : '');

/** Every other name where they would touch. */
const shownNames = (labels: readonly string[]) => {
  const step = Math.ceil(labels.length / 6);
  return labels.filter((_, at) => (labels.length - 1 - at) % step === 0);
};

/** A table as a picture, for those who see. The table below it has the same numbers. */
export function ReportChart({ table }: { table: Table }) {
  return table.chart === 'bars' ? <Bars table={table} /> : <Lines table={table} of={table.chart === 'flow' ? 2 : 1} />;
}

function Lines({ table: { columns, rows }, of }: { table: Table; of: number }) {
  const series = columns.slice(0, of);
  const labels = rows.map(({ label }) => label);
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.slice(0, of).map(({ value }) => value ?? 0)));
  return (
    <div aria-hidden="true">
      {of > 1 ? (
        <div className={css.legend}>
          {series.map(({ label }, at) => (
            <span key={label} className={css.legendEntry}>
              <span className={css.dot} style={{ background: colours[at] }} />
              {label}
            </span>
          ))}
        </div>
      ) : null}
      <div className={css.chart}>
        <ResponsiveLine
          data={series.map(({ label }, at) => ({
            id: label,
            data: rows.map((row) => ({ x: row.label, y: row.cells[at]?.value ?? 0 })),
          }))}
          margin={margin}
          yScale={{ type: 'linear', min: 0, max: most }}
          axisBottom={{ ...axis, tickValues: shownNames(labels) }}
          axisLeft={{ ...axis, tickValues: 4, format: whole }}
          gridYValues={4}
          enableGridX={false}
          colors={colours.slice(0, of)}
          pointColor={vars.surface}
          pointBorderWidth={2}
          pointBorderColor={{ from: 'seriesColor' }}
          pointSize={6}
          useMesh
          animate={false}
          theme={chartTheme}
          tooltip={({ point }) => (
            <div className={css.tip}>
              {String(point.data.x)}, {String(point.seriesId).toLowerCase()}: <strong>{String(point.data.y)}</strong>
            </div>
          )}
        />
      </div>
    </div>
  );
}

function Bars({ table: { rows } }: { table: Table }) {
  // The first row stands on top.
  const bars = rows.map(({ label, cells: [first] }) => ({ label, value: first?.value ?? 0 })).toReversed();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div
      aria-hidden="true"
      className={css.chart}
      style={{ height: bars.length * barHeight + margin.top + margin.bottom }}
    >
      <ResponsiveBar
        data={bars}
        keys={['value']}
        indexBy="label"
        layout="horizontal"
        margin={{ ...margin, left: names.room }}
        valueScale={{ type: 'linear', min: 0, max: most }}
        padding={0.35}
        borderRadius={2}
        colors={[vars.chart1]}
        axisLeft={{ ...axis, format: (value) => shorten(String(value)) }}
        axisBottom={{ ...axis, tickValues: 4, format: whole }}
        enableGridX
        enableGridY={false}
        gridXValues={4}
        enableLabel={false}
        animate={false}
        theme={chartTheme}
        tooltip={({ indexValue, value }) => (
          <div className={css.tip}>
            {indexValue}: <strong>{value}</strong>
          </div>
        )}
      />
    </div>
  );
}
