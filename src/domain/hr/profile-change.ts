/** What a person asks to have changed of their own profile: the parts of the onboarding form, beside what is known. */
import type { components } from '../../../openapi/generated/contract.ts';
import {
  type FormPart,
  fieldsOfForm,
  formParts,
  mistakesInPart,
  type OnboardingFields,
  stepOf,
} from './onboarding-form.ts';

type Schemas = components['schemas'];
type Profile = Schemas['MyProfile'];

/** As it is known. Numbers come as they end, so theirs are empty until new ones are typed. */
export const fieldsOfProfile = ({ employee, details, next_of_kin, emergency_contact }: Profile): OnboardingFields =>
  fieldsOfForm({ ...employee, details, bank: null, next_of_kin, emergency_contact });

const sent = (part: FormPart, fields: OnboardingFields) => JSON.stringify(stepOf(part, fields));

/** The parts that differ from what is known. */
export function changedParts(profile: Profile, fields: OnboardingFields): FormPart[] {
  const known = fieldsOfProfile(profile);
  return formParts.filter((part) => sent(part, fields) !== sent(part, known));
}

/** With one part as it is known. */
export function withoutPart(profile: Profile, fields: OnboardingFields, part: FormPart): OnboardingFields {
  const known = fieldsOfProfile(profile);
  const isKnown = (other: FormPart) => other === part;
  const steps = formParts.map((each) => stepOf(each, isKnown(each) ? known : fields));
  const { details = null, next_of_kin = null, emergency_contact = null, bank = null } = Object.assign({}, ...steps);
  return fieldsOfForm({ ...profile.employee, details, bank, next_of_kin, emergency_contact });
}

/** What is sent: the changed parts. */
export const changeOf = (profile: Profile, fields: OnboardingFields, reason: string): Schemas['NewProfileChange'] =>
  Object.assign({ reason: reason.trim() }, ...changedParts(profile, fields).map((part) => stepOf(part, fields)));

/** Messages by field of what is to be sent. */
export function mistakesInChange(profile: Profile, fields: OnboardingFields, reason: string): Record<string, string[]> {
  const parts = changedParts(profile, fields);
  return {
    ...Object.assign({}, ...parts.map((part) => mistakesInPart(part, fields))),
    ...(reason.trim() === '' ? { reason: ['field is required'] } : {}),
  };
}
