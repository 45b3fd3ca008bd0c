import { useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as css from './field.css.ts';
import type { FieldProps } from './field.tsx';
import { FieldFoot, FieldLabel } from './field-parts.tsx';
import * as own from './text-area.css.ts';

type TextAreaProps = FieldProps & {
  /** How many lines it shows at first; it grows with what is written. */
  rows?: number;
  /** Shows how many of `maxLength` characters are written. */
  hasCount?: boolean;
};

/** From so many characters on, what is left is told to screen readers. */
const fewLeft = 20;

/** Several lines of text. For a single line, use TextField. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    isOptional = false,
    errorMessage,
    aside,
    placeholder = '',
    rows = 3,
    hasCount = false,
    ...field
  } = props;
  const [length, setLength] = useState((props.value ?? props.defaultValue ?? '').length);
  const written = props.value?.length ?? length;
  const left = (props.maxLength ?? 0) - written;
  return (
    <AriaTextField
      {...field}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={css.field}
      onChange={(text) => {
        setLength(text.length);
        props.onChange?.(text);
      }}
    >
      <FieldLabel label={label} isOptional={isOptional} aside={aside} />
      <div className={css.control}>
        <AriaTextArea className={`${css.input} ${own.lines}`} rows={rows} placeholder={placeholder} />
      </div>
      {hasCount && props.maxLength !== undefined ? (
        <>
          <span className={own.count} aria-hidden="true">
            {written} of {props.maxLength}
          </span>
          <span className={own.visuallyHidden} role="status">
            {left <= fewLeft ? `${left} characters left` : ''}
          </span>
        </>
      ) : null}
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
