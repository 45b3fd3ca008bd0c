import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldFoot } from '../fields/field-parts.tsx';
import * as css from './switch.css.ts';

type SwitchProps = {
  label: string;
  name?: string;
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  hint?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string | null;
};

/** A setting that takes effect at once. For a yes or no that is sent with a form, use CheckBox. */
export function Switch({ label, hint, errorMessage, ...control }: SwitchProps) {
  return (
    <SwitchField {...control} {...(errorMessage ? { isInvalid: true } : {})} className={css.field}>
      <SwitchButton className={css.line}>
        <span className={css.words}>{label}</span>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
      </SwitchButton>
      <div className={css.foot} data-invalid={errorMessage ? true : undefined}>
        <FieldFoot hint={hint} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
}
