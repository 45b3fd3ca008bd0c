import type { ComponentProps, ReactNode } from 'react';
import { createEmployeeLimits } from '../../../../openapi/generated/limits/hr.ts';
import type { EmployeeField } from '../../../domain/hr/employee-form.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import * as css from './employee-form.css.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

export type PartProps = { state: EmployeeFormState };

export const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
export const choicesOfNamed = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type Wired = 'name' | 'value' | 'onChange' | 'errorMessage';
type OfField = PartProps & { name: EmployeeField };

/** A text of the form, by the name of its field. */
export function FormText({ state, name, ...rest }: OfField & Omit<ComponentProps<typeof TextField>, Wired>) {
  return (
    <TextField
      maxLength={createEmployeeLimits.first_name.maxLength}
      {...rest}
      name={name}
      value={state.fields[name]}
      errorMessage={state.errorOf(name)}
      onChange={(text) => state.type({ [name]: text })}
    />
  );
}

export function FormDay({ state, name, ...rest }: OfField & Omit<ComponentProps<typeof DateField>, Wired>) {
  return (
    <DateField
      {...rest}
      name={name}
      isOptional
      value={state.fields[name] || null}
      errorMessage={state.errorOf(name)}
      onChange={(day) => state.type({ [name]: day ?? '' })}
    />
  );
}

/** One of a list of the business, found by typing. */
export function FormCombo({ state, name, ...rest }: OfField & Omit<ComponentProps<typeof ComboBox>, Wired>) {
  return (
    <ComboBox
      {...rest}
      name={name}
      isOptional
      value={state.fields[name] || null}
      errorMessage={state.errorOf(name)}
      onChange={(value) => state.type({ [name]: value ?? '' })}
    />
  );
}
