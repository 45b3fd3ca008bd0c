import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { TextField as AriaTextField, Input, Label, Text } from 'react-aria-components/TextField';
import * as css from './field.css.ts';

export type FieldProps = {
  label: string;
  name: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** Says so beside the label: most fields are needed, so the others are marked. */
  isOptional?: boolean;
  isDisabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onFocus?: () => void;
  validate?: (value: string) => string | null;
  errorMessage?: string | null;
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
  'aria-describedby'?: string;
};

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  /** Stands inside the control, after the text. */
  after?: ReactNode;
  spellCheck?: 'true' | 'false';
  autoCapitalize?: 'none' | 'words' | 'sentences';
};

export function FieldLabel({ label, isOptional, aside }: { label: string; isOptional?: boolean; aside?: ReactNode }) {
  return (
    <div className={css.top}>
      <Label className={css.label}>
        {label}
        {isOptional ? <span className={css.optional}> optional</span> : null}
      </Label>
      {aside}
    </div>
  );
}

/** The line under a field: its error, which takes the place of its hint. */
export function FieldFoot({ hint, errorMessage }: { hint?: ReactNode; errorMessage?: string | null | undefined }) {
  return (
    <>
      {hint && !errorMessage ? (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={css.error}>{errorMessage || undefined}</FieldError>
    </>
  );
}

export function TextField(props: TextFieldProps) {
  const { label, hint, isOptional = false, errorMessage, aside, after, placeholder = '', ...field } = props;
  return (
    <AriaTextField {...field} {...(errorMessage ? { isInvalid: true } : {})} className={css.field}>
      <FieldLabel label={label} isOptional={isOptional} aside={aside} />
      <div className={css.control}>
        <Input className={css.input} placeholder={placeholder} />
        {after}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
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

export function EmailField(props: FieldProps) {
  return (
    <TextField {...props} type="email" inputMode="email" spellCheck="false" autoCapitalize="none" maxLength={254} />
  );
}

export function PhoneField(props: FieldProps) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />;
}
