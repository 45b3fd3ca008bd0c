import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
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

const invalid = ['input[aria-invalid="true"]', 'textarea[aria-invalid="true"]', '[aria-invalid="true"] input'].join();

/** A form whose refused fields say so under themselves; the first of them takes the focus. */
export function Form({ children, onSubmit, onType, errors = none, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const refused = Object.keys(errors).join();
  useEffect(() => {
    if (refused) element.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [refused]);
  return (
    <AriaForm
      {...rest}
      ref={element}
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

const none: Record<string, string> = {};

/** A named text of a submitted form. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
