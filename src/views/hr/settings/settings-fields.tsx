import type { ComponentType } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { updateHrSettingsLimits } from '../../../../openapi/generated/limits/hr.settings.ts';
import { employmentTypeLabels, employmentTypes } from '../../../../openapi/generated/lists/hr.record.ts';
import { defaultBenefitStartLabels, defaultBenefitStarts } from '../../../../openapi/generated/lists/hr.settings.ts';
import { type HrModule, hrPaths } from '../../../paths/hr.ts';
import { peoplePaths } from '../../../paths/people.ts';
import { Link } from '../../ui/actions/link.tsx';
import { CheckBox, CheckBoxGroup } from '../../ui/choices/check-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Note } from '../../ui/content/layout.tsx';
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
        {...updateHrSettingsLimits.employee_id_prefix}
        isRequired
        validate={(prefix) =>
          /^[A-Z][A-Z/-]{0,9}$/.test(prefix) ? null : 'Use capital letters, then letters, - or /, such as LAG/HR-'
        }
      />
      <NumberField
        label="Digits of the number"
        name="employee_id_digits"
        defaultValue={settings.employee_id_digits}
        min={updateHrSettingsLimits.employee_id_digits.min}
        max={updateHrSettingsLimits.employee_id_digits.max}
        isRequired
        hint="With four digits, the seventh employee is 0007."
      />
      <NumberField
        label="Probation"
        name="probation_months"
        defaultValue={settings.probation_months}
        {...updateHrSettingsLimits.probation_months}
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
      min={updateHrSettingsLimits.onboarding_link_days.min}
      max={updateHrSettingsLimits.onboarding_link_days.max}
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

const typeChoices = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }));
const startChoices = defaultBenefitStarts.map((value) => ({ value, label: defaultBenefitStartLabels[value] }));

function BenefitFields({ settings }: FieldsProps) {
  return (
    <>
      <CheckBoxGroup
        label="Who gets the default benefits"
        name="default_benefit_types"
        choices={typeChoices}
        defaultValue={settings.default_benefit_types}
        hint="New employees of these types. Those whose type is not recorded get them, too."
      />
      <RadioGroup
        label="They begin"
        name="default_benefit_start"
        choices={startChoices}
        defaultValue={settings.default_benefit_start}
        hint="Without a probation, they begin on the hire date."
      />
      <Note>
        Which benefits are default ones is said at each of the <Link href={hrPaths.benefits()}>benefits</Link>.
      </Note>
    </>
  );
}

function AccessFields({ settings }: FieldsProps) {
  return (
    <>
      <CheckBox
        label="Employees see their own benefits"
        name="employees_see_benefits"
        value="yes"
        defaultSelected={settings.employees_see_benefits}
        hint="In My profile, what they have today or later."
      />
      <CheckBox
        label="Managers see how to reach their team"
        name="managers_see_contacts"
        value="yes"
        defaultSelected={settings.managers_see_contacts}
        hint="In My team, email addresses and phone numbers."
      />
      <Note>
        Who may see and edit people, see pay, or manage these settings is said in{' '}
        <Link href={peoplePaths.members()}>People and permissions</Link>.
      </Note>
    </>
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
  benefits: {
    Fields: BenefitFields,
    read: (values) => ({
      default_benefit_types: employmentTypes.filter((type) => values.getAll('default_benefit_types').includes(type)),
      default_benefit_start: textOf(values, 'default_benefit_start') === 'hire_date' ? 'hire_date' : 'probation_end',
    }),
  },
  access: {
    Fields: AccessFields,
    read: (values) => ({
      employees_see_benefits: values.has('employees_see_benefits'),
      managers_see_contacts: values.has('managers_see_contacts'),
    }),
  },
};
