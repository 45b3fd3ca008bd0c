import { useState } from 'react';

type Kind = 'error' | 'loading' | 'empty' | 'noMatch' | 'rows';

type Known = {
  rows: readonly unknown[] | undefined;
  count: number | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  isNarrowed: boolean;
};

/** What the body of a table is. What is seen stays until something else is known. */
export function useKind(known: Known): Kind {
  const now = kindOf(known);
  const [last, setLast] = useState(now);
  const kind = known.isFetching && known.rows?.length === 0 && last !== 'rows' ? last : now;
  if (kind !== last) setLast(kind);
  return kind;
}

function kindOf({ rows, count, hasFailed, isNarrowed }: Known): Kind {
  if (rows === undefined) return hasFailed ? 'error' : 'loading';
  if (rows.length > 0) return 'rows';
  // Beyond the last page: it is on its way.
  if ((count ?? 0) > 0) return 'loading';
  return isNarrowed ? 'noMatch' : 'empty';
}
