import type { ReactNode } from 'react';
import { Input, type InputProps, TextField } from 'react-aria-components/TextField';
import { NumericFormat } from 'react-number-format';
import * as css from './field.css.ts';
import type { FieldProps } from './field.tsx';
import { FieldFoot, FieldLabel } from './field-parts.tsx';
import * as own from './numeric.css.ts';
import { judging, SentValue } from './written.tsx';

/** What fields of numbers and of money have in common. */
export type NumericProps = Pick<
  FieldProps,
  | 'label'
  | 'hint'
  | 'isRequired'
  | 'isOptional'
  | 'isDisabled'
  | 'isReadOnly'
  | 'placeholder'
  | 'errorMessage'
  | 'aside'
> & {
  /** Under it the value is sent with a form, and the server's messages are found. */
  name?: string;
};

type NumericInputProps = NumericProps & {
  text: string;
  onText: (text: string) => void;
  /** What is sent with a form. */
  sent: string;
  start: string;
  check: () => string | null;
  decimals: number;
  isGrouped: boolean;
  /** The most digits before the point. */
  digits: number;
  before?: ReactNode;
  after?: ReactNode;
  onBlur?: () => void;
  onPaste?: (event: React.ClipboardEvent<HTMLInputElement>) => void;
};

/**
 * What was typed and cannot be meant. It stays, to be seen and mended: without its sign or its point it would be another
 * number. Null for a number of zero or more that has no more decimals than may be, which are none or two.
 */
export function unfit(text: string, decimals: number): string | null {
  if (text.startsWith('-')) return 'Must be 0 or more.';
  // What ends in three decimals may have been meant as thousands.
  if (decimals === 0) return /\.(?:0*[1-9]|\d{3})/.test(text) ? 'Write a whole number.' : null;
  return /\.\d{3}/.test(text) ? 'Write at most two decimals, such as 1,500.50.' : null;
}

/** Kobo, and a digit after them, by which it is seen that they were not meant. */
const decimalsShown = 3;

/** Digits that group themselves while they are typed. The text is that of a number, without separators. */
export function NumericInput(props: NumericInputProps) {
  const { label, hint, isOptional = false, errorMessage, aside, placeholder = '', name, isRequired = false } = props;
  const { text, onText, sent, start, check, decimals, isGrouped, digits, before, after, onBlur, onPaste } = props;
  return (
    <TextField
      {...(name === undefined ? {} : { name })}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={css.field}
      value={text}
      validate={() => unfit(text, decimals) ?? check()}
      isRequired={isRequired}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...judging}
    >
      <FieldLabel label={label} isOptional={isOptional} aside={aside} />
      <div className={css.control}>
        {before ? <span className={own.before}>{before}</span> : null}
        <NumericFormat<InputProps>
          customInput={Input}
          className={`${css.input} ${own.digits}`}
          // Sent by the hidden field instead, as a value.
          name=""
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          valueIsNumericString
          decimalScale={decimalsShown}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          thousandSeparator={isGrouped ? ',' : ''}
          isAllowed={({ value }) => (value.split('.')[0] ?? '').length <= digits}
          onValueChange={({ value }, { event }) => (event ? onText(value) : undefined)}
          {...(onBlur ? { onBlur } : {})}
          {...(onPaste ? { onPaste } : {})}
        />
        {after ? <span className={own.after}>{after}</span> : null}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <SentValue name={name} value={sent} onReset={() => onText(start)} />
    </TextField>
  );
}
