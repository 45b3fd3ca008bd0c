import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Input, TextField } from 'react-aria-components/TextField';
import { readDate, showDate } from '../content/date.ts';
import { Icon } from '../foundations/icon.tsx';
import { calendar } from '../foundations/icons.ts';
import * as own from './date-field.css.ts';
import * as css from './field.css.ts';
import type { FieldProps } from './field.tsx';
import { FieldFoot, FieldLabel } from './field-parts.tsx';
import { judge, judging, type KeyOfField, SentValue, useWritten } from './written.tsx';

type DateFieldProps = Pick<
  FieldProps,
  'label' | 'hint' | 'isRequired' | 'isOptional' | 'isDisabled' | 'isReadOnly' | 'errorMessage' | 'aside'
> & {
  name?: string;
  /** YYYY-MM-DD, which is also what a form is sent. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called when the field is left, by Enter and by picking; with null where there is no day that can be read. */
  onChange?: (date: string | null) => void;
  /** The first day that is taken, YYYY-MM-DD. */
  min?: string;
  /** The last day that is taken, YYYY-MM-DD. */
  max?: string;
};

const loadCalendar = () => import('./date-calendar.tsx');
const DateCalendar = lazy(async () => ({ default: (await loadCalendar()).DateCalendar }));

/**
 * A day, typed as people write it (21/11/2026, 21 nov 26, 2026-11-21, 21112026) or picked from a calendar, which is
 * loaded when it is first wanted. What cannot be read stays as it was typed, and the field says why.
 */
export function DateField(props: DateFieldProps) {
  const { label, name, hint, onChange, min, max, errorMessage, aside } = props;
  // An empty text, as a form or an address has it, is no day.
  const value = props.value === '' ? null : props.value;
  const defaultValue = props.defaultValue === '' ? null : props.defaultValue;
  const { isRequired = false, isOptional = false, isDisabled = false, isReadOnly = false } = props;
  const { text, setText, start } = useWritten({ value, defaultValue, read: dateOf, write: showDate });
  const [told, setTold] = useState(value ?? defaultValue ?? null);
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const date = dateOf(text);

  function tell(next: string | null) {
    if (next !== null) setText(showDate(next));
    if (next === (value === undefined ? told : value)) return;
    setTold(next);
    onChange?.(next);
  }
  function pick(next: string) {
    setOpen(false);
    tell(next);
    judge(input.current);
  }
  return (
    <TextField
      {...(name === undefined ? {} : { name })}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={css.field}
      value={text}
      onChange={setText}
      validate={() => refusalOf(text, min, max)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="off"
      onFocus={judging.onFocus}
      onBlur={(event) => {
        judging.onBlur(event);
        tell(date);
      }}
      onKeyDown={(event: KeyOfField) => {
        judging.onKeyDown(event);
        if (event.key === 'Enter') tell(date);
      }}
    >
      <FieldLabel label={label} isOptional={isOptional} aside={aside} />
      <div className={css.control} ref={control}>
        <Input
          ref={input}
          className={`${css.input} ${own.input}`}
          name=""
          placeholder={isDisabled ? '' : 'DD/MM/YYYY'}
        />
        {isReadOnly ? null : (
          // Without React Aria's trigger of dialogs, which brings its menus to each screen with a list or a dialog.
          <>
            <Button
              className={own.opener}
              isDisabled={isDisabled}
              aria-label={date === null ? 'Choose a day' : `Change the day, ${showDate(date)}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
              onHoverStart={loadCalendar}
              onFocus={loadCalendar}
            >
              <Icon name={calendar} />
            </Button>
            <Popover
              className={own.popover}
              triggerRef={control}
              isOpen={isOpen}
              onOpenChange={setOpen}
              placement="bottom end"
              offset={4}
            >
              <Dialog className={own.dialog} aria-label={label}>
                <Suspense fallback={<div className={own.waiting} role="status" aria-label="Loading the calendar" />}>
                  <DateCalendar value={date} min={min} max={max} onPick={pick} />
                </Suspense>
              </Dialog>
            </Popover>
          </>
        )}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <SentValue name={name} value={date ?? ''} onReset={() => setText(start)} />
    </TextField>
  );
}

function dateOf(text: string): string | null {
  const read = readDate(text);
  return 'date' in read ? read.date : null;
}

function refusalOf(text: string, min?: string, max?: string): string | null {
  if (text.trim() === '') return null;
  const read = readDate(text);
  if ('refusal' in read) return read.refusal;
  if (min !== undefined && read.date < min) return `Choose ${showDate(min)} or a later day.`;
  if (max !== undefined && read.date > max) return `Choose ${showDate(max)} or an earlier day.`;
  return null;
}
