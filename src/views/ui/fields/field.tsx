import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as css from './field.css.ts';
import { useValidity } from './use-validity.ts';

export type FieldProps = {
  label: string;
  name: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** Says so beside the label: most fields are needed, so the others are marked. */
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Can be read, focused and copied, and is sent with the form, but not changed. */
  isReadOnly?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onFocus?: () => void;
  validate?: (value: string) => string | null;
  errorMessage?: string | null;
  /** Stands at the end of the label's line, such as a link. The Tab key comes to it after the field. */
  aside?: ReactNode;
  'aria-describedby'?: string;
};

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Stands inside the control, after the text. */
  after?: ReactNode;
  spellCheck?: 'true' | 'false';
  autoCapitalize?: 'none' | 'words' | 'sentences';
};

/**
 * One line of text. It is the browser's own input, which keeps what is typed before the code has come and spares every
 * first visitor 10 kB; it is named, described and refused as react-aria's fields are, and shares a form with them.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, isOptional = false, isRequired = false, isDisabled = false, aside, after, ...field } = props;
  const { errorMessage, validate, onChange, 'aria-describedby': describedBy, placeholder = '', ...others } = field;
  const { isReadOnly = false, ...rest } = others;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { message, handlers } = useValidity({ input, name: props.name, validate, errorMessage });
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== (props.value ?? props.defaultValue ?? '')) onChange?.(text);
  });
  // The browser may know more than the first drawing: typed meanwhile, or brought back with the page.
  useEffect(() => takeOver(), []);
  const foot = message || hint ? `${id}-foot` : null;
  return (
    <div
      className={css.field}
      data-invalid={message ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <div className={css.top}>
        <label className={css.label} htmlFor={id}>
          {label}
          {isOptional ? <span className={css.optional}> optional</span> : null}
        </label>
      </div>
      <div className={css.control}>
        <input
          {...rest}
          {...handlers}
          id={id}
          ref={input}
          className={css.input}
          placeholder={placeholder}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={message ? true : undefined}
          aria-describedby={[foot, describedBy].filter(Boolean).join(' ') || undefined}
          // Without words of its own a browser would show its message once more, as a tooltip.
          title=""
          onChange={(event) => {
            handlers.onChange(event);
            onChange?.(event.currentTarget.value);
          }}
        />
        {after}
      </div>
      {aside ? <div className={css.aside}>{aside}</div> : null}
      {foot ? (
        <span id={foot} className={message ? css.error : css.hint}>
          {message || hint}
        </span>
      ) : null}
    </div>
  );
}

/** A password whose text can be shown. It hides again when the form is sent away with the page. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCapitalize="none"
      after={
        <button
          type="button"
          className={css.reveal}
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? 'Hide password' : 'Show password'}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}

/** An address for mail. */
export function EmailField(props: FieldProps) {
  return (
    <TextField {...props} type="email" inputMode="email" spellCheck="false" autoCapitalize="none" maxLength={254} />
  );
}
