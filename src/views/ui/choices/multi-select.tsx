import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import * as field from '../fields/field.css.ts';
import { FieldFoot, FieldLabel } from '../fields/field-parts.tsx';
import { Icon } from '../foundations/icon.tsx';
import { OpeningInput } from './combo-box.tsx';
import * as list from './list-box.css.ts';
import { type Choice, Choices } from './list-box.tsx';
import { ListInPlace } from './list-in-place.tsx';
import { choiceNamed, inMatchOrder, notInList } from './match-order.ts';
import * as css from './multi-select.css.ts';

type MultiSelectProps = {
  label: string;
  /** Under it each chosen value is sent with a form, and the server's messages are found. */
  name?: string;
  choices: Choice[];
  /** In the order in which they were chosen. */
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  /** Called with what is typed, where choices follow from it. */
  onType?: (text: string) => void;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  errorMessage?: string | null;
  /** Stands in the list when nothing matches what is typed. */
  emptyText?: string;
};

/**
 * Some of many, found by typing; what is chosen stands below, to be removed by its button, by Delete, or by Backspace in
 * the empty field. For a few, use CheckBoxGroup.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, name, choices, value, defaultValue = [], onChange, onType, hint, errorMessage } = props;
  const { placeholder = '', isRequired = false, isOptional = false, isDisabled = false } = props;
  const { emptyText = 'Nothing matches. Check the spelling.' } = props;
  const [own, setOwn] = useState(defaultValue);
  const [text, setText] = useState('');
  const [left, setLeft] = useState('');
  const chosen = value ?? own;
  const ordered = useMemo(() => inMatchOrder(choices, text), [choices, text]);
  // A text that was left without choosing stays, and is no choice.
  const message = errorMessage || (left.trim() !== '' && left === text ? notInList(text) : null);

  function choose(next: string[]) {
    setText('');
    if (next.length === chosen.length && next.every((each) => chosen.includes(each))) return;
    setOwn(next);
    onChange?.(next);
  }
  function leave() {
    const named = choiceNamed(choices, text);
    if (named) choose([...new Set([...chosen, named.value])]);
    else setLeft(text);
  }
  function removeLast(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '') choose(chosen.slice(0, -1));
  }
  return (
    <div className={field.field}>
      <AriaComboBox<Choice, 'multiple'>
        className={css.box}
        {...(name === undefined ? {} : { name })}
        {...(message ? { isInvalid: true } : {})}
        selectionMode="multiple"
        defaultItems={ordered}
        value={chosen}
        // The same again: the field is left with something typed.
        onChange={(keys) => (keys === chosen ? leave() : choose(keys.map(String)))}
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          onType?.(typed);
        }}
        isRequired={isRequired}
        isDisabled={isDisabled}
        menuTrigger="manual"
        allowsEmptyCollection
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <Group className={field.control} role="presentation">
          <OpeningInput placeholder={placeholder} onKeyDown={removeLast} />
          <Button className={list.opener}>
            <Icon name="chevron" />
          </Button>
        </Group>
        <ListInPlace>
          <Choices emptyText={emptyText} />
        </ListInPlace>
        <FieldFoot hint={hint} errorMessage={message} />
      </AriaComboBox>
      {chosen.length > 0 ? (
        <Chosen
          label={label}
          choices={chosen.map(
            (each) => choices.find((choice) => choice.value === each) ?? { value: each, label: each },
          )}
          isDisabled={isDisabled}
          onRemove={(gone) => choose(chosen.filter((each) => !gone.has(each)))}
        />
      ) : null}
    </div>
  );
}

type ChosenProps = { label: string; choices: Choice[]; isDisabled: boolean; onRemove: (values: Set<string>) => void };

function Chosen({ label, choices, isDisabled, onRemove }: ChosenProps) {
  return (
    <TagGroup
      className={css.chosen}
      aria-label={`${label}, chosen`}
      {...(isDisabled ? {} : { onRemove: (keys) => onRemove(new Set([...keys].map(String))) })}
    >
      <TagList className={css.chips}>
        {choices.map((choice) => (
          <Tag key={choice.value} id={choice.value} textValue={choice.label} className={css.chip}>
            <span className={css.words}>{choice.label}</span>
            {isDisabled ? null : (
              <Button slot="remove" className={css.remove}>
                <Icon name="close" size={14} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
