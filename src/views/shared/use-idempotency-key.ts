import { useRef } from 'react';
import { randomKey } from '../../services/shared/random-key.ts';

/** One idempotency key per content, so that a retry without changes has one effect. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyOf: (content: unknown): string => {
      const text = textOf(content);
      if (last.current.content !== text) last.current = { content: text, key: randomKey() };
      return last.current.key;
    },
    /** The request succeeded or was refused: the same content gets a new key from now on. */
    forget: (): void => {
      last.current = { content: '', key: '' };
    },
  };
}

/** Files are compared by name, size and date. */
const textOf = (content: unknown): string =>
  JSON.stringify([content], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
