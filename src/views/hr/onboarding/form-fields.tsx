import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { saveOnboardingFormLimits } from '../../../../openapi/generated/limits/hr.onboarding.ts';
import { titleLabels, titles } from '../../../../openapi/generated/lists/hr.record.ts';
import type { EmployeeField, EmployeeFields } from '../../../domain/hr/employee-form.ts';
import { type ContactField, type ContactPart, type KeptField, keptText } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingFormRef } from '../../../machines/hr/onboarding-form/machine.ts';
import type { ProfileChangeRef } from '../../../machines/hr/profile-change/machine.ts';
import { listOnboardingBanks } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Select } from '../../ui/choices/select.tsx';
import { Note, Stack } from '../../ui/content/layout.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { AccountHolder, type HolderOf } from '../account/account-holder.tsx';
import { choicesOf, FormCombo, FormText } from '../form/parts.tsx';
import { PersonalFields } from '../form/person-fields.tsx';

/** Whoever fills in these parts: somebody new, or an employee whose profile is to be changed. */
type PartForm = OnboardingFormRef | ProfileChangeRef;
type FormProps = { form: PartForm };

/** The part of the form that is about the person, as the fields of a record read and write it. */
function usePersonFields(form: PartForm) {
  const fields = useSelector(form, ({ context }) => context.fields?.person ?? null);
  const problem = useProblem(form);
  if (fields === null) throw new Error('The fields are there when a part is open.');
  return {
    fields,
    problem,
    type: (changed: Partial<EmployeeFields>) => form.send({ type: 'fields.type', changed }),
    errorOf: (field: EmployeeField): string | null => problem?.fields[field]?.[0] ?? null,
  };
}

const { maxLength: longestPhone } = saveOnboardingFormLimits.next_of_kin.phone_number;
const phone = { type: 'tel', inputMode: 'tel', maxLength: longestPhone } as const;
const email = { type: 'email', inputMode: 'email', ...saveOnboardingFormLimits.next_of_kin.email } as const;

export function DetailFields({ form }: FormProps) {
  const state = usePersonFields(form);
  return (
    <Stack>
      <Select
        label="Title"
        name="title"
        isOptional
        emptyLabel="None"
        choices={choicesOf(titles, titleLabels)}
        value={(state.fields.title || null) as (typeof titles)[number] | null}
        onChange={(title) => state.type({ title: title ?? '' })}
      />
      <FormText state={state} name="first_name" label="First name" autoCapitalize="words" autoComplete="given-name" />
      <FormText state={state} name="middle_name" label="Middle name" isOptional autoCapitalize="words" />
      <FormText state={state} name="last_name" label="Last name" autoCapitalize="words" autoComplete="family-name" />
      <FormText state={state} name="phone_number" label="Phone number" {...phone} isOptional />
      <FormText state={state} name="other_phone_number" label="Other phone number" {...phone} isOptional />
      <FormText state={state} name="personal_email" label="Email" {...email} isOptional />
      <FormText
        state={state}
        name="address"
        label="Home address"
        {...saveOnboardingFormLimits.details.address}
        isOptional
      />
      <PersonalFields state={state} />
    </Stack>
  );
}

const choicesOfCoded = (list: readonly { code: string; name: string }[] = []) =>
  list.map(({ code, name }) => ({ value: code, label: name }));
const personOf = ({ first_name, middle_name, last_name }: EmployeeFields) =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** Whether the holder of the account that the business keeps is confirmed. */
function KeptHolder({ form, typed }: FormProps & { typed: EmployeeFields }) {
  const kept = useSelector(form as OnboardingFormRef, ({ context }) => context.form?.bank ?? null);
  if (kept === null || kept.account_number === null || typed.account_number.trim() !== '') return null;
  const isSame = typed.bank === kept.bank && typed.account_name.trim() === '';
  return (
    <Note>
      {isSame && kept.is_holder_confirmed
        ? 'You have confirmed whose account it is.'
        : 'It is not confirmed whose account it is. Fill in the number again to confirm it.'}
    </Note>
  );
}

const number = { inputMode: 'numeric', isOptional: true } as const;

/** How what the business has ends, where the form is one that the business keeps. */
function useKeptText(form: PartForm) {
  const kept = useSelector(form as OnboardingFormRef, ({ context }) => context.form ?? null);
  return (field: KeptField) => {
    const hint = keptText(kept, field);
    return hint === null ? {} : { hint };
  };
}

/** @param holderOf asks whose account it is, where the form can ask */
export function BankFields({ form, holderOf = null }: FormProps & { holderOf?: HolderOf | null }) {
  const state = usePersonFields(form);
  const kept = useKeptText(form);
  const { data } = useQuery(queryOf(listOnboardingBanks, {}));
  return (
    <Stack>
      <Note>Where your pay goes, and the numbers that payroll needs. Leave empty what you do not have.</Note>
      <FormCombo state={state} name="bank" label="Bank" choices={choicesOfCoded(data?.banks)} />
      <FormText
        state={state}
        name="account_number"
        label="Account number"
        {...saveOnboardingFormLimits.bank.account_number}
        {...number}
        {...kept('account_number')}
      />
      <FormText
        state={state}
        name="account_name"
        label="Account name"
        {...saveOnboardingFormLimits.bank.account_name}
        isOptional
        {...kept('account_name')}
      />
      {holderOf === null ? null : (
        <AccountHolder
          bank={state.fields.bank}
          accountNumber={state.fields.account_number}
          accountName={state.fields.account_name}
          person={personOf(state.fields)}
          holderOf={holderOf}
          proof={state.fields.holder_proof}
          onConfirm={state.type}
        />
      )}
      <KeptHolder form={form} typed={state.fields} />
      <FormCombo
        state={state}
        name="pension_provider"
        label="Pension provider"
        choices={choicesOfCoded(data?.pension_providers)}
      />
      <FormText
        state={state}
        name="pension_pin"
        label="Pension PIN"
        {...saveOnboardingFormLimits.bank.pension_pin}
        placeholder="PEN100012345678"
        isOptional
        {...kept('pension_pin')}
      />
      <FormText
        state={state}
        name="tax_id"
        label="Tax ID"
        {...saveOnboardingFormLimits.bank.tax_id}
        {...number}
        {...kept('tax_id')}
      />
      <FormText
        state={state}
        name="nin"
        label="NIN"
        {...saveOnboardingFormLimits.bank.nin}
        {...number}
        {...kept('nin')}
      />
    </Stack>
  );
}

export function ContactPartFields({ form, part }: FormProps & { part: ContactPart }) {
  const contact = useSelector(form, ({ context }) => context.fields?.[part] ?? null);
  const problem = useProblem(form);
  if (contact === null) throw new Error('The fields are there when a part is open.');
  const field = (name: ContactField) => ({
    name,
    value: contact[name],
    errorMessage: problem?.fields[name]?.[0] ?? null,
    onChange: (text: string) => form.send({ type: 'contact.type', part, changed: { [name]: text } }),
  });
  return (
    <Stack>
      <Note>
        {part === 'next_of_kin'
          ? 'The relative who acts for you, and receives what is due to you.'
          : 'Whom to call at once when something happens at work. It may be the same person.'}
      </Note>
      <TextField
        {...field('name')}
        label="Name"
        maxLength={saveOnboardingFormLimits.next_of_kin.name.maxLength}
        autoCapitalize="words"
      />
      <TextField
        {...field('relationship')}
        label="Relationship"
        maxLength={saveOnboardingFormLimits.next_of_kin.relationship.maxLength}
        placeholder="Sister"
      />
      <TextField {...field('phone_number')} label="Phone number" {...phone} />
      <TextField {...field('email')} label="Email" {...email} isOptional />
      <TextField {...field('address')} label="Address" {...saveOnboardingFormLimits.next_of_kin.address} isOptional />
    </Stack>
  );
}
