import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { form } from './field.css.ts';

type FormProps = {
  children: ReactNode;
  /** Called with the named values; only when every field is valid. */
  onSubmit: (values: FormData) => void;
  /** Called on each change, so that the answer to an earlier attempt can go. */
  onType?: () => void;
  /** The server's messages under the names of the fields. */
  errors?: Record<string, string | string[]>;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** What the keyboard reaches of a refused field. */
const invalid = '[data-invalid] :is(input:not([type=hidden], [tabindex="-1"], [hidden]), textarea, button)';

/** A form whose refused fields say so under themselves; the first of them takes the focus. */
export function Form({ children, onSubmit, onType, errors = none, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const refused = Object.keys(errors).join();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const names = refused.split(',').filter(Boolean);
    // Mending one field must not lead away from it to the next.
    const isNew = names.some((name) => !before.current.includes(name));
    before.current = names;
    if (isNew) element.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [refused]);
  useSendingWhatWaits(element);
  return (
    <AriaForm
      {...rest}
      ref={element}
      // It is never sent by the browser; if it were, nothing typed may stand in the address.
      method="post"
      // The mark of having been sent early may stand on it; see below.
      suppressHydrationWarning
      className={form}
      validationErrors={errors}
      {...(onType ? { onInput: onType } : {})}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </AriaForm>
  );
}

/** A form that was drawn ahead of the code may have been sent already: public/before-paint.js has kept it back. */
function useSendingWhatWaits(element: RefObject<HTMLFormElement | null>): void {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    element.current.dataset.live = '';
    setWaiting('pressed' in element.current.dataset);
  }, [element]);
  // One drawing later, when what was typed meanwhile has been taken over.
  useEffect(() => {
    if (!isWaiting) return;
    delete element.current?.dataset.pressed;
    element.current?.requestSubmit();
  }, [element, isWaiting]);
}

const none: Record<string, string> = {};

/** A named text of a submitted form. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
