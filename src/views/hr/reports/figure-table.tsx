import { Link } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { figureText } from './figure-text.ts';
import * as css from './figures.css.ts';

type Table = components['schemas']['ReportTable'];
type Unit = components['schemas']['FigureUnit'];
type FigureProps = {
  value: number | null;
  unit: Unit;
  people: Record<string, string> | null;
  about: string;
  /** How it is written. */
  write?: typeof figureText;
};

/** A number; pressing it lists the people behind it. */
export function Figure({ value, unit, people, about, write = figureText }: FigureProps) {
  const text = write(value, unit);
  if (people === null) return text;
  return (
    <Link href={hrPaths.employees(people)} className={css.number}>
      {text}
      <span className={visuallyHidden}>, {about}: list them</span>
    </Link>
  );
}

/** The numbers of a chart, or a table without one. */
export function FigureTable({ table: { title, heading, columns, rows, note } }: { table: Table }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard. */}
      <section className={css.scroller} tabIndex={0} aria-label={`${title}, the numbers`}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {heading}
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={css.head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={css.rowHead}>
                  {label}
                </th>
                {columns.map((column, at) => (
                  <td key={column.label} className={css.cell}>
                    <Figure
                      value={cells[at]?.value ?? null}
                      unit={column.unit}
                      people={cells[at]?.people ?? null}
                      about={`${label}, ${column.label}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note === null ? null : <p className={css.note}>{note}</p>}
    </>
  );
}
