import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { ComboBox, type ComboBoxProps } from '../ui/choices/combo-box.tsx';
import { Actions } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
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
  /** On the button that adds it. */
  addLabel: (name: string) => string;
  /** The queries that list the choices. */
  refetch: readonly QueryKey[];
};

/** One of a list, or what is typed, which a button adds to the list and chooses. */
export function AddingComboBox({ value, onChange, add, addLabel, refetch, ...field }: AddingComboBoxProps) {
  const [typed, setTyped] = useState('');
  const { problem, ...adding } = useRequest({
    send: add,
    refetch,
    onDone: ({ id }) => choose(id),
  });
  const choose = (id: string) => {
    setTyped('');
    onChange(id);
  };
  const name = typed.trim();
  const isKnown = field.choices.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  return (
    <div>
      <ComboBox
        {...field}
        value={value || null}
        onType={(text) => {
          if (problem) adding.clear();
          setTyped(text);
        }}
        onChange={(id) => (id === null ? onChange('') : choose(id))}
      />
      {name === '' || isKnown || field.isDisabled ? null : (
        <Actions>
          <Button isBusy={adding.isPending} onPress={() => adding.send(name)}>
            {addLabel(name)}
          </Button>
        </Actions>
      )}
      {problem ? <Notice tone="bad">{problem.fields.name?.[0] ?? problemText(problem)}</Notice> : null}
    </div>
  );
}
