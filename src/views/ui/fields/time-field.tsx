import { useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { type HourCycle, readTime, showTime } from '../content/time.ts';
import * as own from './date-field.css.ts';
import * as css from './field.css.ts';
import type { FieldProps } from './field.tsx';
import { FieldFoot, FieldLabel } from './field-parts.tsx';
import { judging, type KeyOfField, SentValue, useWritten } from './written.tsx';

type TimeFieldProps = Pick<
  FieldProps,
  'label' | 'hint' | 'isRequired' | 'isOptional' | 'isDisabled' | 'isReadOnly' | 'errorMessage' | 'aside'
> & {
  name?: string;
  /** HH:mm of a day of 24 hours, which is also what a form is sent. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called when the field is left and by Enter; with null where there is no time that can be read. */
  onChange?: (time: string | null) => void;
  /** How the time is shown; either is understood. */
  hourCycle?: HourCycle;
};

/** A time of day, typed as people write it: 9, 930, 9:30 pm, 21:30. What cannot be read stays, and the field says so. */
export function TimeField(props: TimeFieldProps) {
  const { label, name, hint, value, defaultValue, onChange, errorMessage, aside, hourCycle = 12 } = props;
  const { isRequired = false, isOptional = false, isDisabled = false, isReadOnly = false } = props;
  const write = (time: string) => showTime(time, hourCycle);
  const { text, setText, start } = useWritten({ value, defaultValue, read: readTime, write });
  const [told, setTold] = useState(value ?? defaultValue ?? null);
  const time = readTime(text);
  const example = write('21:30');

  function tell() {
    if (time !== null) setText(write(time));
    if (time === (value === undefined ? told : value)) return;
    setTold(time);
    onChange?.(time);
  }
  return (
    <TextField
      {...(name === undefined ? {} : { name })}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={css.field}
      value={text}
      onChange={setText}
      validate={() =>
        text.trim() === '' || time !== null ? null : `Write the time as hours and minutes, such as ${example}.`
      }
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      autoComplete="off"
      onFocus={judging.onFocus}
      onBlur={(event) => {
        judging.onBlur(event);
        tell();
      }}
      onKeyDown={(event: KeyOfField) => {
        judging.onKeyDown(event);
        if (event.key === 'Enter') tell();
      }}
    >
      <FieldLabel label={label} isOptional={isOptional} aside={aside} />
      <div className={css.control}>
        <Input className={`${css.input} ${own.input}`} name="" placeholder={isDisabled ? '' : write('09:00')} />
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <SentValue name={name} value={time ?? ''} onReset={() => setText(start)} />
    </TextField>
  );
}
