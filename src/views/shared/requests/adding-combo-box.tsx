import { useState } from 'react';
import { ComboBox, type ComboBoxProps } from '../../ui/choices/combo-box.tsx';
import { problemText } from './problem-text.ts';
import { type SendOptions, useRequest } from './use-request.ts';

type AddingComboBoxProps = Pick<
  ComboBoxProps,
  'label' | 'name' | 'choices' | 'hint' | 'isOptional' | 'isDisabled' | 'errorMessage' | 'emptyText'
> & {
  /** Empty while none is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** Adds what is typed to the list, and gives its id. */
  add: (options: SendOptions, name: string) => Promise<{ id: string }>;
  /** The entry of the list that adds it; what is typed is part of it. */
  addLabel: (name: string) => string;
};

/** Values of entries that the list has not, or not yet. */
const adding = 'adding';
const offer = 'offer';

/** One of a list, or what is typed, which its last entry adds to the list and chooses. */
export function AddingComboBox({ value, onChange, add, addLabel, ...field }: AddingComboBoxProps) {
  const { choices, hint, errorMessage } = field;
  const [typed, setTyped] = useState('');
  /** What is added, until the list has it. */
  const [added, setAdded] = useState<string | null>(null);
  const request = useRequest({ send: add, onDone: ({ id }) => onChange(id) });
  const { problem } = request;
  const name = typed.trim();
  const isKnown = choices.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  const isOffered = name !== '' && name !== added && !isKnown;
  const isOnTheWay = added !== null && !choices.some((choice) => choice.value === value);
  const leave = () => {
    setAdded(null);
    request.clear();
  };
  return (
    <ComboBox
      {...field}
      choices={[
        ...choices,
        ...(isOnTheWay ? [{ value: adding, label: added }] : []),
        ...(isOffered ? [{ value: offer, label: addLabel(name) }] : []),
      ]}
      value={isOnTheWay ? adding : value || null}
      hint={request.isPending ? `Adding ${added}…` : hint}
      errorMessage={problem ? (problem.fields.name?.[0] ?? problemText(problem)) : (errorMessage ?? null)}
      onType={(text) => {
        // The list writes the chosen entry into the field, and then what was typed, perhaps before this knows what is added.
        if (text === addLabel(name) || text === name) return;
        setTyped(text);
        leave();
      }}
      onChange={(id) => {
        if (id === adding) return;
        if (id !== offer) {
          leave();
          return onChange(id ?? '');
        }
        setAdded(name);
        request.send(name);
      }}
    />
  );
}
