import { type ReactNode, useState } from 'react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components/Select';
import * as field from '../fields/field.css.ts';
import { FieldFoot, FieldLabel } from '../fields/field-parts.tsx';
import { Icon } from '../foundations/icon.tsx';
import * as list from './list-box.css.ts';
import { type Choice, Choices, listHeight } from './list-box.tsx';
import * as css from './select.css.ts';

type SelectProps<T extends string> = {
  label: string;
  /** Under it the chosen value is sent with a form, and the server's messages are found. */
  name?: string;
  choices: readonly Choice<T>[];
  /** The value of one of the choices. */
  value?: T | null;
  defaultValue?: T | null;
  onChange?: (value: T | null) => void;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Stands in the field as long as nothing is chosen. */
  placeholder?: string;
  /** Adds a first choice of this name that takes the choice back. */
  emptyLabel?: string;
  errorMessage?: string | null;
};

/** Stands for no choice in the list, where null cannot. */
const nothing = '';

/** One of a few that need no more room than a line: up to about fifteen. For more, use ComboBox; to see all, RadioGroup. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, name, choices, value, defaultValue = null, onChange, hint, placeholder = 'Choose' } = props;
  const { isRequired = false, isOptional = false, isDisabled = false, emptyLabel, errorMessage } = props;
  const [own, setOwn] = useState<T | null>(defaultValue);
  const chosen = value === undefined ? own : value;
  return (
    <AriaSelect
      className={field.field}
      {...(name === undefined ? {} : { name })}
      {...(errorMessage ? { isInvalid: true } : {})}
      placeholder={placeholder}
      value={chosen ?? (emptyLabel === undefined ? null : nothing)}
      onChange={(key) => {
        const next = key === null || key === nothing ? null : (String(key) as T);
        setOwn(next);
        if (next !== chosen) onChange?.(next);
      }}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Button className={`${field.control} ${css.button}`}>
        <SelectValue className={css.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon name="chevron" />
      </Button>
      <Popover className={list.popover} offset={4} maxHeight={listHeight}>
        <Choices
          emptyText="There is nothing to choose from."
          items={emptyLabel === undefined ? choices : [{ value: nothing, label: emptyLabel }, ...choices]}
        />
      </Popover>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaSelect>
  );
}
