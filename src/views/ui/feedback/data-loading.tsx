import type { ReactNode } from 'react';
import { ErrorState } from './feedback.tsx';
import { Spinner } from './spinner.tsx';

type DataLoadingProps = {
  isLoading: boolean;
  /** Why there is nothing to show, and null while all is well. */
  error?: { title: string; message: string } | null;
  onRetry: () => void;
  isRetrying?: boolean;
  /** In place of the spinner: a skeleton, where the shape of what comes is known. */
  waiting?: ReactNode;
  children: ReactNode;
};

/** What is being loaded: a spinner, then the thing itself, or why it could not be loaded and a way to try again. */
export function DataLoading(props: DataLoadingProps) {
  const {
    isLoading,
    error = null,
    onRetry,
    isRetrying = false,
    waiting = <Spinner label="Loading" />,
    children,
  } = props;
  if (error) {
    return (
      <ErrorState title={error.title} onRetry={onRetry} isBusy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }
  return isLoading ? waiting : children;
}
