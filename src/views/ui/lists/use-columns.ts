import { useMemo, useState } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import type { Column } from './table-column.ts';
import { recallHidden, rememberHidden } from './table-memory.ts';

/** Which columns are seen. Somebody's choice is remembered in this browser; at least one column stays. */
export function useColumns<Row>(columns: readonly Column<Row>[], tableKey: string | undefined) {
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
  return { visible, show };
}
