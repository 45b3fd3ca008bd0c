import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '../../../domain/shared/problem.ts';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { problemText } from '../requests/problem-text.ts';

type QueryViewProps<T> = {
  query: UseQueryResult<T>;
  /** What could not be loaded, as in 'Departments could not be loaded'. */
  subject: string;
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/** One read of the server as a person sees it: waiting, refused with a way on, or there. */
export function QueryView<T>({ query, subject, waiting, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={`${subject} could not be loaded`}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {problemText(problemOf(query.error))}
      </ErrorState>
    );
  }
  return waiting;
}
