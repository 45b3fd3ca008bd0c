import { type Key, type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as field from './field.css.ts';
import { FieldFoot, FieldLabel } from './field.tsx';
import { Icon } from './icon.tsx';
import * as css from './picker.css.ts';

export type Choice = { value: string; label: string };

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
      // Without it the text of a value that is there from the start stays away while the field has the focus.
      defaultInputValue={choices.find((choice) => choice.value === value)?.label ?? ''}
      onChange={(key: Key | null) => onChange(key === null ? null : String(key))}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      allowsEmptyCollection
    >
      <FieldLabel label={label} />
      <div className={field.control}>
        <OpeningInput placeholder={placeholder} />
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
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={css.option}>
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Opens the list when it is clicked, but not when the focus is put there, which would hide what comes next. */
function OpeningInput({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      className={field.input}
      placeholder={placeholder}
      autoComplete="off"
      onClick={() => state?.open(null, 'manual')}
    />
  );
}
