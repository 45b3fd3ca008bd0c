import { ResponsiveLine } from '@nivo/line';
import { ResponsivePie } from '@nivo/pie';
import { useLocation } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { chartTheme } from '../../ui/foundations/chart-theme.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';
import * as css from './asset-dashboard.css.ts';
import { colourOf } from './status-colours.ts';

type Entries = components['schemas']['AssetFlow']['entries'];
type StatusCount = components['schemas']['StatusCount'];

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => month.format(new Date(day));

/** How many assets there were at the end of each month. */
export function TotalChart({ entries }: { entries: Entries }) {
  const most = Math.max(1, ...entries.map(({ total }) => total));
  return (
    <>
      <div className={css.line} aria-hidden="true">
        <ResponsiveLine
          data={[{ id: 'Assets', data: entries.map(({ period_end, total }) => ({ x: period_end, y: total })) }]}
          margin={{ top: 12, right: 16, bottom: 28, left: 44 }}
          yScale={{ type: 'linear', min: 0, max: most }}
          axisBottom={{ format: monthOf, tickSize: 0, tickPadding: 10 }}
          axisLeft={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: 4,
            format: (value) => (Number.isInteger(value) ? value : ''),
          }}
          gridYValues={4}
          enableGridX={false}
          colors={[vars.chart1]}
          pointColor={vars.surface}
          pointBorderColor={vars.chart1}
          pointBorderWidth={2}
          pointSize={6}
          useMesh
          animate={false}
          theme={chartTheme}
          tooltip={({ point }) => (
            <div className={css.tip}>
              {monthAndYear.format(new Date(String(point.data.x)))}: <strong>{String(point.data.y)}</strong>
            </div>
          )}
        />
      </div>
      <table className={css.unseen}>
        <caption>Assets at the end of each month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Assets</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ period_end, total }) => (
            <tr key={period_end}>
              <th scope="row">{monthAndYear.format(new Date(period_end))}</th>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * How many assets there are of each status, in the colour of its badge. The list beside it has the same figures, and links.
 * @param statuses the one with the most assets first
 */
export function StatusChart({ statuses }: { statuses: readonly StatusCount[] }) {
  const [, navigate] = useLocation();
  const slices = statuses.map(({ status, label, total }) => ({
    id: status,
    label,
    value: total,
    color: colourOf(status),
  }));
  return (
    <div className={css.pie} aria-hidden="true">
      <ResponsivePie
        data={slices}
        colors={{ datum: 'data.color' }}
        innerRadius={0.65}
        padAngle={1.5}
        cornerRadius={2}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        animate={false}
        theme={chartTheme}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        tooltip={({ datum }) => (
          <div className={css.tip}>
            {datum.label}: <strong>{datum.value}</strong>
          </div>
        )}
        onClick={({ id }) => navigate(assetsPaths.assetList({ status: String(id) }))}
      />
    </div>
  );
}
