import type { Key, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as field from './field.css.ts';
import { FieldFoot, FieldLabel } from './field.tsx';
import { Icon } from './icon.tsx';
import * as css from './picker.css.ts';

export type Choice = { value: string; label: string; aside?: string };

type PickerProps = {
  label: string;
  choices: Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  errorMessage?: string | null;
};

function Option({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.value} textValue={`${choice.label} ${choice.aside ?? ''}`.trim()} className={css.option}>
      <span>{choice.label}</span>
      {choice.aside ? <span className={css.aside}>{choice.aside}</span> : null}
    </ListBoxItem>
  );
}

/** One of many, found by typing: for lists that nobody reads to the end. */
export function ComboBox(props: PickerProps) {
  const {
    label,
    choices,
    value,
    onChange,
    hint,
    placeholder = '',
    errorMessage,
    isRequired = false,
    isDisabled = false,
  } = props;
  return (
    <AriaComboBox
      className={field.field}
      defaultItems={choices}
      value={value}
      onChange={(key: Key | null) => onChange(key === null ? null : String(key))}
      menuTrigger="focus"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      allowsEmptyCollection
    >
      <FieldLabel label={label} />
      <div className={field.control}>
        <Input className={field.input} placeholder={placeholder} autoComplete="off" />
        <Button className={css.opener}>
          <Icon name="chevron" />
        </Button>
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <Popover className={css.popover} offset={4}>
        <ListBox<Choice>
          className={css.list}
          renderEmptyState={() => <div className={css.empty}>Nothing matches. Check the spelling.</div>}
        >
          {(choice) => <Option choice={choice} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
