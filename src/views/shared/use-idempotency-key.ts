import { useRef } from 'react';
import { randomKey } from '../../services/shared/random-key.ts';

/** One key for one content: what a person sends again unchanged, because no answer came, happens once. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyOf: (content: unknown): string => {
      const text = textOf(content);
      if (last.current.content !== text) last.current = { content: text, key: randomKey() };
      return last.current.key;
    },
    /** It has happened, or was refused: the same content is something new from now on. */
    forget: (): void => {
      last.current = { content: '', key: '' };
    },
  };
}

/** A file is told from another by its name, size and date. */
const textOf = (content: unknown): string =>
  JSON.stringify([content], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
