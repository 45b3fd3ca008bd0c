import type { ComponentType } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { HrModule } from '../../../paths/hr.ts';
import { Select } from '../../ui/choices/select.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { reminderChoices } from '../documents/reminder-field.tsx';

type Schemas = components['schemas'];
type FieldsProps = { settings: Schemas['HrSettings'] };
type Part = { Fields: ComponentType<FieldsProps>; read: (values: FormData) => Schemas['HrSettingsChange'] };

/** Null where nothing was typed or chosen. */
const numberIn = (values: FormData, name: string): number | null => Number(textOf(values, name)) || null;

function EmployeeFields({ settings }: FieldsProps) {
  return (
    <>
      <TextField
        label="Employee IDs begin with"
        name="employee_id_prefix"
        defaultValue={settings.employee_id_prefix}
        maxLength={10}
        isRequired
        validate={(prefix) =>
          /^[A-Z][A-Z/-]{0,9}$/.test(prefix) ? null : 'Use capital letters, then letters, - or /, such as LAG/HR-'
        }
      />
      <NumberField
        label="Digits of the number"
        name="employee_id_digits"
        defaultValue={settings.employee_id_digits}
        min={2}
        max={8}
        isRequired
        hint="With four digits, the seventh employee is 0007."
      />
      <NumberField
        label="Probation"
        name="probation_months"
        defaultValue={settings.probation_months}
        min={1}
        max={24}
        unit="months"
        isOptional
        hint="From the hire date of a new employee, unless their form says when it ends."
      />
    </>
  );
}

function OnboardingFields({ settings }: FieldsProps) {
  return (
    <NumberField
      label="A link works for"
      name="onboarding_link_days"
      defaultValue={settings.onboarding_link_days}
      min={1}
      max={30}
      unit="days"
      isRequired
      hint="The link by which a new employee fills in their part. Making a new one ends the one before."
    />
  );
}

function DocumentFields({ settings: { document_reminder_days: days } }: FieldsProps) {
  return (
    <Select
      label="Reminder that is proposed"
      name="document_reminder_days"
      choices={reminderChoices}
      defaultValue={days === null ? 'none' : String(days)}
      hint="For a document that is added or accepted with an expiry date."
    />
  );
}

/** By module: its fields, and what is sent of them. */
export const fieldsOf: Record<HrModule, Part> = {
  employees: {
    Fields: EmployeeFields,
    read: (values) => ({
      employee_id_prefix: textOf(values, 'employee_id_prefix'),
      employee_id_digits: numberIn(values, 'employee_id_digits') ?? 4,
      probation_months: numberIn(values, 'probation_months'),
    }),
  },
  onboarding: {
    Fields: OnboardingFields,
    read: (values) => ({ onboarding_link_days: numberIn(values, 'onboarding_link_days') ?? 7 }),
  },
  documents: {
    Fields: DocumentFields,
    read: (values) => ({ document_reminder_days: numberIn(values, 'document_reminder_days') }),
  },
};
