import type { ReactNode } from 'react';
import { monthText } from './cost-kinds.ts';
import * as css from './costs.css.ts';

const tick = { tickSize: 0, tickPadding: 10 };
export const margin = { top: 12, right: 16, bottom: 28, left: 56 };
export const monthAxis = { ...tick, format: (month: string) => monthText(month).slice(0, 3) };
export const valueAxis = (format: (value: number) => string) => ({ ...tick, tickValues: 4, format });

type MonthChartProps = { series: readonly { label: string; colour: string }[]; children: ReactNode };

/** A chart of a year's months with its legend. The table below it has the same figures. */
export function MonthChart({ series, children }: MonthChartProps) {
  return (
    <>
      <div className={css.chart} aria-hidden="true">
        {children}
      </div>
      <div className={css.legend} aria-hidden="true">
        {series.map(({ label, colour }) => (
          <span key={label} className={css.entry}>
            <span className={css.dot} style={{ background: colour }} />
            {label}
          </span>
        ))}
      </div>
    </>
  );
}

/** What a month has, when somebody points at it. */
export function MonthTip({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return (
    <div className={css.tip}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          {label}: <strong>{value}</strong>
        </div>
      ))}
    </div>
  );
}
