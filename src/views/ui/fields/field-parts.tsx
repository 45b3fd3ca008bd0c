import { type ReactNode, use, useState } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as css from './field.css.ts';

// The label and the foot of fields that are made of react-aria's; TextField has its own, which cost less.

type FieldLabelProps = { label: string; isOptional?: boolean; aside?: ReactNode };

/** The line above a field. */
export function FieldLabel({ label, isOptional = false, aside }: FieldLabelProps) {
  return (
    <div className={css.top}>
      <Label className={css.label}>
        {label}
        {isOptional ? <span className={css.optional}> optional</span> : null}
      </Label>
      {aside}
    </div>
  );
}

/**
 * The line under a field: its error, which takes the place of its hint. A line that was once there stays, though empty: an
 * error is often taken back as the field is left, and what is being pressed must not move from under the pointer.
 */
export function FieldFoot({ hint, errorMessage }: { hint?: ReactNode; errorMessage?: string | null | undefined }) {
  const isRefused = use(FieldErrorContext)?.isInvalid ?? false;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused && !wasRefused) setWasRefused(true);
  return (
    <>
      {hint && !errorMessage ? (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={css.error}>
        {({ validationDetails, defaultChildren }) =>
          errorMessage || (validationDetails.valueMissing ? 'Required' : defaultChildren)
        }
      </FieldError>
      {wasRefused && !isRefused && !hint ? <div className={css.kept} /> : null}
    </>
  );
}
