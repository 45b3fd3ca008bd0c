import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as field from '../fields/field.css.ts';
import { FieldFoot, FieldLabel } from '../fields/field-parts.tsx';
import * as box from './check-box.css.ts';
import type { Choice } from './list-box.tsx';
import * as css from './radio-group.css.ts';

type RadioGroupProps<T extends string> = {
  label: string;
  /** Under it the chosen value is sent with a form, and the server's messages are found. */
  name?: string;
  choices: readonly Choice<T>[];
  value?: T | null;
  defaultValue?: T | null;
  onChange?: (value: T) => void;
  /** Beside each other, as far as there is room. */
  isRow?: boolean;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string | null;
};

/** One of a few, all in sight. Where the choice is the whole question, use RadioCards; for more than seven, Select. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, choices, onChange, isRow = false, hint, isOptional = false, errorMessage, ...group } = props;
  return (
    <AriaRadioGroup
      {...group}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={field.field}
      orientation={isRow ? 'horizontal' : 'vertical'}
      onChange={(chosen) => onChange?.(chosen as T)}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={isRow ? css.row : css.column}>
        {choices.map((choice) => (
          <RadioField
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled ?? false}
            className={box.field}
          >
            <RadioButton className={box.line}>
              <span className={css.dot} />
              <span className={box.words}>{choice.label}</span>
            </RadioButton>
            {choice.note ? (
              <div className={box.foot}>
                <Text slot="description" className={field.hint}>
                  {choice.note}
                </Text>
              </div>
            ) : null}
          </RadioField>
        ))}
      </div>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
