import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Written<T> = {
  /** Undefined where the field keeps its value itself. */
  value: T | null | undefined;
  defaultValue: T | null | undefined;
  read: (text: string) => T | null;
  write: (value: T) => string;
};

/** Keeps a text as it is typed, beside the value that it stands for; another value from outside replaces the text. */
export function useWritten<T>({ value, defaultValue = null, read, write }: Written<T>) {
  const first = value === undefined ? defaultValue : value;
  const [start] = useState(first === null ? '' : write(first));
  const [text, setText] = useState(start);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && read(text) !== value) setText(value === null ? '' : write(value));
  }
  return { text, setText, start };
}

const judged = new WeakMap<EventTarget, string>();

/** Has react-aria judge what is in a field, and forget what the server said of what was in it before. */
export function judge(input: HTMLInputElement | null) {
  if (!input) return;
  judged.set(input, input.value);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export type KeyOfField = { key: string; currentTarget: EventTarget; continuePropagation: () => void };

/**
 * Judges a field when it is left and by Enter. The browser tells of a change only where nobody but the person has
 * written into the field, and these fields write into themselves.
 */
export const judging = {
  onFocus: ({ target }: FocusEvent) => void judged.set(target, (target as HTMLInputElement).value),
  onBlur: ({ target }: FocusEvent) => judgeChanged(target as HTMLInputElement),
  onKeyDown: (event: KeyOfField) => {
    if (event.key === 'Enter') judgeChanged(event.currentTarget as HTMLInputElement);
    // React-aria keeps a key from what is around the field, unless told otherwise: a dialog must hear of Escape.
    event.continuePropagation();
  },
};
function judgeChanged(input: HTMLInputElement) {
  if (judged.get(input) !== input.value) judge(input);
}

/** What a form is sent of a field that shows its value in other words than it is sent in. */
export function SentValue({ name, value, onReset }: { name: string | undefined; value: string; onReset: () => void }) {
  const element = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.form;
    const listen = () => reset();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, []);
  return <input ref={element} type="hidden" {...(name === undefined ? {} : { name })} value={value} />;
}
