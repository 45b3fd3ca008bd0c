import { vi } from 'vitest';

/**
 * Tries a check until it passes, and gives what it gave. The limit, in milliseconds, is far above what the work takes, so
 * that a busy machine fails nothing: what never comes is found all the same.
 */
export const soon = <T>(check: () => T | Promise<T>, limit = 60_000): Promise<T> =>
  vi.waitFor(check, { timeout: limit, interval: 20 });
