/** One idempotency key per content, so that a retry without changes has one effect and gets the first answer. */
import { isUnsettled, problemOf } from '../../domain/shared/problem.ts';
import { randomKey } from './random-key.ts';

/** Files are compared by name, size and date. */
const textOf = (content: unknown): string =>
  JSON.stringify([content], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

export function attempts() {
  let last = { content: '', key: '' };
  return {
    keyOf: (content: unknown): string => {
      const text = textOf(content);
      if (last.content !== text) last = { content: text, key: randomKey() };
      return last.key;
    },
    /** The request succeeded: the same content gets a new key from now on. */
    forget: (): void => {
      last = { content: '', key: '' };
    },
    /** The same, unless the request that failed may have arrived all the same. */
    forgetUnlessOpen: (error: unknown): void => {
      if (!isUnsettled(problemOf(error).kind)) last = { content: '', key: '' };
    },
  };
}
