import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as field from '../fields/field.css.ts';
import { FieldFoot, FieldLabel } from '../fields/field-parts.tsx';
import { Icon } from '../foundations/icon.tsx';
import { minus } from '../foundations/icons.ts';
import * as css from './check-box.css.ts';
import type { Choice } from './list-box.tsx';

type CheckBoxProps = {
  label: string;
  /** For boxes beside what they are about, such as in a row of a table: the label is read out, and not shown. */
  isLabelUnseen?: boolean;
  name?: string;
  /** What is sent with a form when it is ticked. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is ticked, and some is not. */
  isIndeterminate?: boolean;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string | null;
};

/** A yes or no that is sent with a form, or that marks a thing. For a setting that takes effect at once, use Switch. */
export function CheckBox({ label, isLabelUnseen = false, hint, errorMessage, ...box }: CheckBoxProps) {
  return (
    <CheckboxField {...box} {...(errorMessage ? { isInvalid: true } : {})} className={css.field}>
      <CheckboxButton className={isLabelUnseen ? css.bare : css.line}>
        <span className={css.box}>
          <Icon name={box.isIndeterminate ? minus : 'check'} size={14} />
        </span>
        <span className={isLabelUnseen ? css.unseen : css.words}>{label}</span>
      </CheckboxButton>
      <div className={css.foot} data-invalid={errorMessage ? true : undefined}>
        <FieldFoot hint={hint} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}

type CheckBoxGroupProps<T extends string> = {
  label: string;
  /** Under it each chosen value is sent with a form, and the server's messages are found. */
  name?: string;
  choices: readonly Choice<T>[];
  value?: T[];
  defaultValue?: T[];
  /** Called with what is chosen, in the order of the choices. */
  onChange?: (value: T[]) => void;
  hint?: ReactNode;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string | null;
};

/** Some of a few, all in sight. For many, use MultiSelect. */
export function CheckBoxGroup<T extends string>(props: CheckBoxGroupProps<T>) {
  const { label, choices, onChange, hint, isOptional = false, errorMessage, ...group } = props;
  return (
    <CheckboxGroup
      {...group}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={field.field}
      onChange={(chosen) => onChange?.(choices.map(({ value }) => value).filter((value) => chosen.includes(value)))}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      {choices.map(({ value, label, note, isDisabled = false }) => (
        <CheckBox key={value} value={value} label={label} hint={note} isDisabled={isDisabled} />
      ))}
      <FieldFoot hint={hint} errorMessage={errorMessage} />
    </CheckboxGroup>
  );
}
