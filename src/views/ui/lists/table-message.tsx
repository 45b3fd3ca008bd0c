import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState, ErrorState } from '../feedback/feedback.tsx';
import type { IconName } from '../foundations/icon.tsx';
import { search } from '../foundations/icons.ts';

export type TableTexts = {
  /** Where nothing could be loaded. */
  errorText?: string;
  /** Where there is nothing yet. */
  emptyText?: string;
  emptyIcon?: IconName;
  /** Says what to do next where there is nothing yet. */
  emptyHint?: ReactNode;
  emptyAction?: ReactNode;
  /** Where the search or the filters leave nothing. */
  noMatchText?: string;
};

export const noData = 'No data found';

type TableMessageProps = TableTexts & {
  kind: 'error' | 'empty' | 'noMatch';
  isFetching: boolean;
  onRetry: () => void;
  onClear: () => void;
};

/** What stands in the place of rows, with the way on. */
export function TableMessage({ kind, isFetching, onRetry, onClear, ...texts }: TableMessageProps) {
  const {
    errorText = 'something went wrong please refresh and if the problem persists contact support',
    emptyText = noData,
    emptyIcon = 'box',
    emptyHint,
    emptyAction,
    noMatchText = noData,
  } = texts;
  if (kind === 'error') return <ErrorState title={errorText} isBusy={isFetching} onRetry={onRetry} />;
  if (kind === 'empty') {
    return (
      <EmptyState icon={emptyIcon} title={emptyText} action={emptyAction}>
        {emptyHint}
      </EmptyState>
    );
  }
  return <EmptyState icon={search} title={noMatchText} action={<Button onPress={onClear}>Clear filters</Button>} />;
}
