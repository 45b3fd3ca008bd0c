import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components/SearchField';
import { Icon } from '../foundations/icon.tsx';
import { search } from '../foundations/icons.ts';
import * as css from './field.css.ts';
import * as own from './search-field.css.ts';

type SearchFieldProps = {
  /** Says what is searched, to screen readers, and to everybody where `placeholder` is not given. */
  label: string;
  placeholder?: string;
  /** What is searched for now, such as what the address says. Another value replaces what is typed. */
  value: string;
  /** Called when typing has paused, and at once by Enter and when the field is cleared; never twice with the same text. */
  onSearch: (text: string) => void;
  /** How long typing must pause, in milliseconds: 1000 for tables, 500 for the people picker. */
  debounce: number;
  isDisabled?: boolean;
};

/** A text to search for. Enter searches at once, Escape clears. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onSearch,
  debounce,
  isDisabled = false,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // An answer to what was sent from here must not take away what has been typed since.
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const sendPaused = useEffectEvent((wanted: string) => send(wanted));
  useEffect(() => {
    const pause = setTimeout(() => sendPaused(text), debounce);
    return () => clearTimeout(pause);
  }, [text, debounce]);

  function send(wanted: string) {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  }
  return (
    <AriaSearchField
      className={css.field}
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (typed === '') send(typed);
      }}
      onSubmit={send}
      isDisabled={isDisabled}
    >
      <Label className={own.label}>{label}</Label>
      <div className={css.control}>
        <span className={own.glass}>
          <Icon name={search} />
        </span>
        <Input
          className={`${css.input} ${own.input}`}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        {text === '' ? null : (
          <Button className={own.clear}>
            <Icon name="close" size={16} />
          </Button>
        )}
      </div>
    </AriaSearchField>
  );
}
