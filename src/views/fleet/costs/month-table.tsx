import { useState } from 'react';
import { saveAs } from '../../shared/files/save-as.ts';
import { Button } from '../../ui/actions/button.tsx';
import { monthText } from './cost-kinds.ts';
import * as css from './costs.css.ts';

export type FigureColumn<Sums> = {
  label: string;
  /** In the table. */
  shown: (sums: Sums) => string;
  /** In the file. */
  written: (sums: Sums) => number | string;
};
type OfMonths<Sums> = { months: readonly (Sums & { month: string })[]; columns: readonly FigureColumn<Sums>[] };

/** The figures of each month, and of the year below them. */
export function MonthTable<Sums>({
  label,
  caption,
  months,
  sums,
  columns,
}: OfMonths<Sums> & { label: string; caption: string; sums: Sums }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              Month
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={css.head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months, { month: '', ...sums }].map((row) => (
            <tr key={row.month}>
              <th scope="row" className={css.rowHead}>
                {row.month === '' ? 'Year' : monthText(row.month)}
              </th>
              {columns.map((column) => (
                <td key={column.label} className={css.figure}>
                  {column.shown(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same figures as a file. */
export function CsvButton<Sums>({ months, columns, fileName }: OfMonths<Sums> & { fileName: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { csvOf } = await import('../../../services/shared/write-csv.ts').finally(() => setBusy(false));
    const header = ['Month', ...columns.map(({ label }) => label)];
    const rows = months.map((row) => [row.month, ...columns.map(({ written }) => written(row))]);
    saveAs(csvOf(header, rows), fileName);
  };
  return (
    <Button isBusy={isBusy} onPress={() => void save()}>
      Download CSV
    </Button>
  );
}
