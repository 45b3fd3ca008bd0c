import { useMemo, useState } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import type { Column } from './table-column.ts';
import { recallHidden, rememberHidden } from './table-memory.ts';

type Options<Row> = {
  columns: readonly Column<Row>[];
  /** Of the page. */
  rows: readonly Row[];
  tableKey: string | undefined;
};

/**
 * Which columns are seen. Somebody's choice is remembered in this browser; at least one column stays. Of those chosen,
 * one that is shown only while rows differ may be left out.
 */
export function useColumns<Row>({ columns, rows, tableKey }: Options<Row>) {
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const atFirst = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id);
    return (tableKey ? recallHidden(tableKey) : null) ?? atFirst;
  });
  const visible = useMemo(() => {
    const seen = columns.filter(({ id }) => !hidden.includes(id));
    return seen.length > 0 ? seen : columns.slice(0, 1);
  }, [columns, hidden]);
  const show = useStable((ids: readonly string[]) => {
    if (ids.length === 0) return;
    const next = columns.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    setHidden(next);
    if (tableKey) rememberHidden(tableKey, next);
  });
  const shown = useMemo(() => {
    const telling = visible.filter(({ differsBy }) => !differsBy || new Set(rows.map(differsBy)).size > 1);
    return telling.length === visible.length ? visible : telling;
  }, [visible, rows]);
  return { visible, shown, show };
}
