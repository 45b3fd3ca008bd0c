import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import * as field from '../fields/field.css.ts';
import { FieldFoot, FieldLabel } from '../fields/field-parts.tsx';
import { Icon } from '../foundations/icon.tsx';
import * as css from './list-box.css.ts';
import { type Choice, Choices } from './list-box.tsx';
import { ListInPlace } from './list-in-place.tsx';
import { choiceNamed, inMatchOrder, notInList } from './match-order.ts';

export type ComboBoxProps = {
  label: string;
  /** Under it the chosen value is sent with a form, and the server's messages are found. */
  name?: string;
  choices: Choice[];
  /** The value of one of the choices. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** Called with what is typed, where the choices come from a search. Keep the chosen one among them. */
  onType?: (text: string) => void;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  placeholder?: string;
  errorMessage?: string | null;
  /** Stands in the list when nothing matches what is typed. */
  emptyText?: string;
  inputMode?: 'text' | 'numeric';
};

/**
 * One of many, found by typing: for lists that nobody reads to the end. For a few, use Select or RadioGroup. A text that
 * names no choice stays in the field, which says so; the earlier choice does not come back by itself.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, name, choices, hint, placeholder = '', errorMessage, onType, inputMode = 'text' } = props;
  const { isRequired = false, isOptional = false, isDisabled = false, isReadOnly = false } = props;
  const { emptyText = 'Nothing matches. Check the spelling.' } = props;
  const { chosen, choose, text, setText, isEdited } = useChoice(props);
  const ordered = useMemo(() => (isEdited ? inMatchOrder(choices, text) : choices), [choices, text, isEdited]);
  const named = isEdited ? choiceNamed(choices, text) : undefined;
  return (
    <AriaComboBox
      className={field.field}
      {...(name === undefined ? {} : { name })}
      {...(errorMessage ? { isInvalid: true } : {})}
      defaultItems={ordered}
      // Both are kept here: react-aria writes a value back into the text some time after the keys that made it, and
      // would take away what has been typed since. While another text is typed, nothing is chosen for react-aria.
      value={isEdited ? null : chosen}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        onType?.(typed);
        if (typed === '') choose(null, typed);
      }}
      onChange={(key) => {
        if (key !== null) choose(String(key));
        // The field is left, or Enter pressed, with something typed that was not chosen from the list.
        else if (named) choose(named.value);
        else choose(null, text);
      }}
      validate={() => (isEdited && !named ? notInList(text) : null)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      // Typing opens the list below: react-aria would open it again on Escape, where the text is kept.
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className={field.control} role="presentation">
        <OpeningInput placeholder={placeholder} inputMode={inputMode} />
        <Mended chosen={chosen} />
        {isReadOnly ? null : (
          <Button className={css.opener}>
            <Icon name="chevron" />
          </Button>
        )}
      </Group>
      <ListInPlace>
        <Choices emptyText={emptyText} />
      </ListInPlace>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaComboBox>
  );
}

/** What is chosen and what is typed. A value or a name that changes from outside replaces what is typed. */
function useChoice({ choices, value, defaultValue = null, onChange }: ComboBoxProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const labelOf = (wanted: string | null) => choices.find((choice) => choice.value === wanted)?.label ?? '';
  const shown = labelOf(chosen);
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState({ chosen, shown });
  if (chosen !== known.chosen || shown !== known.shown) {
    setKnown({ chosen, shown });
    setText(shown);
  }

  function choose(next: string | null, typed = labelOf(next)) {
    setText(typed);
    setOwn(next);
    setKnown({ chosen: next, shown: labelOf(next) });
    if (next !== chosen) onChange?.(next);
  }
  return { chosen, choose, text, setText, isEdited: text !== shown };
}

/** Takes a refusal back as soon as something else is chosen; react-aria waits until the field is left. */
function Mended({ chosen }: { chosen: string | null }) {
  const state = use(ComboBoxStateContext);
  const refused = useRef(chosen);
  useEffect(() => {
    if (chosen === refused.current) return;
    refused.current = chosen;
    if (state?.displayValidation.isInvalid) state.commitValidation();
  });
  return null;
}

/** Typing brings a field that is out of sight back, and react-aria closes the list of a field that is scrolled. */
function openAfterScroll(open: () => void): void {
  const openAgain = () => requestAnimationFrame(open);
  addEventListener('scroll', openAgain, { capture: true, once: true });
  // Scrolls are told of before it.
  requestAnimationFrame(() => removeEventListener('scroll', openAgain, true));
}

/**
 * Opens the list when it is clicked or typed into, but not when the focus is put there, which would hide what comes next.
 * Its text is selected on entry, so that typing replaces it.
 */
export function OpeningInput(props: InputProps) {
  const state = use(ComboBoxStateContext);
  const isEntering = useRef(false);
  return (
    <Input
      {...props}
      className={field.input}
      autoComplete="off"
      // React-aria sends a focus of its own when the list changes.
      onFocus={(event) => {
        if (!state?.isFocused) event.currentTarget.select();
      }}
      onInput={() => {
        const open = () => state?.open(null, 'input');
        open();
        openAfterScroll(open);
      }}
      onPointerDown={(event) => {
        isEntering.current = event.currentTarget !== document.activeElement;
      }}
      onClick={({ currentTarget: input }) => {
        // A press puts the caret where it was, after the focus has selected the text.
        if (isEntering.current && input.selectionStart === input.selectionEnd) input.select();
        if (!input.readOnly) state?.open(null, 'manual');
      }}
    />
  );
}
