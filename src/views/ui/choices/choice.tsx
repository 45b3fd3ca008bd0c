import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as field from '../fields/field.css.ts';
import { FieldFoot } from '../fields/field-parts.tsx';
import { Icon, type IconName } from '../foundations/icon.tsx';
import * as css from './choice.css.ts';

export type CardChoice<T extends string> = {
  value: T;
  label: string;
  icon?: IconName;
  picture?: ReactNode;
  /** Says more, below the label. */
  note?: string;
  /** In sight, and not to be chosen; the note says why. */
  isDisabled?: boolean;
};

type GroupProps<T extends string> = {
  label: string;
  /** For groups under a heading that says the same. */
  isLabelUnseen?: boolean;
  choices: CardChoice<T>[];
  errorMessage?: string | null;
};

type CheckboxCardsProps<T extends string> = GroupProps<T> & { value: T[]; onChange: (value: T[]) => void };

/** Any number of a few, each a card. */
export function CheckboxCards<T extends string>({
  label,
  isLabelUnseen = false,
  choices,
  value,
  onChange,
  errorMessage,
}: CheckboxCardsProps<T>) {
  return (
    <AriaCheckboxGroup
      value={value}
      onChange={(chosen) => onChange(choices.map((choice) => choice.value).filter((each) => chosen.includes(each)))}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
    >
      <Label className={isLabelUnseen ? css.groupLabelUnseen : css.groupLabel}>{label}</Label>
      <div className={css.broadCards}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled ?? false}
            className={css.card}
          >
            {choice.icon ? <Icon name={choice.icon} size={20} /> : null}
            <CardWords choice={choice} />
            <span className={css.tick}>
              <Icon name="check" size={14} />
            </span>
          </Checkbox>
        ))}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}

function CardWords({ choice }: { choice: CardChoice<string> }) {
  return (
    <span className={css.words}>
      {choice.label}
      {choice.note ? <span className={css.note}>{choice.note}</span> : null}
    </span>
  );
}

type RadioCardsProps<T extends string> = GroupProps<T> & {
  value: T | null;
  onChange: (value: T) => void;
  /** All beside each other, where there is room. */
  isRow?: boolean;
};

/** One of a few, each a card. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, isLabelUnseen = false, choices, value, onChange, errorMessage, isRow = false } = props;
  return (
    <AriaRadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
      isInvalid={Boolean(errorMessage)}
      className={field.field}
    >
      <Label className={isLabelUnseen ? css.groupLabelUnseen : css.groupLabel}>{label}</Label>
      <div className={isRow ? css.rowOfCards : css.cards}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled ?? false}
            className={choice.picture ? css.tallCard : css.card}
          >
            {choice.picture}
            <CardWords choice={choice} />
          </Radio>
        ))}
      </div>
      <FieldFoot errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
