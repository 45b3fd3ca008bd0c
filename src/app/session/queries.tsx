import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCore } from '../use-core.ts';
import { queryClientOf } from './query-client.ts';

/** Provides the query client to the screens. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useCore())}>{children}</QueryClientProvider>;
}
