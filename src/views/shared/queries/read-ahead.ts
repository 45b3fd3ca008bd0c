import type { QueryClient } from '@tanstack/react-query';

/** Fetches what a screen reads first, when a person is about to open it. A failure is left to the screen itself. */
export type ReadAhead = (client: QueryClient, businessId: string) => Promise<unknown>;
