import { employeeFields } from '../../../domain/hr/employee-form.ts';
import { contactFields, formParts, type OnboardingFields } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingDraft } from '../../../machines/hr/onboarding-form/machine.ts';
import { keepDraft, readKept } from '../../shared/kept-draft.ts';

/** In this tab, until the server has kept the part. */
const placeOf = (token: string) => `draft:onboarding:${token}`;

const hasTexts = (found: unknown, fields: readonly string[]) =>
  typeof found === 'object' &&
  found !== null &&
  fields.every((field) => typeof (found as Record<string, unknown>)[field] === 'string');

export const isFields = (found: unknown): found is OnboardingFields => {
  const { person, next_of_kin, emergency_contact } = Object(found);
  return (
    hasTexts(person, employeeFields) &&
    hasTexts(next_of_kin, contactFields) &&
    hasTexts(emergency_contact, contactFields)
  );
};

/** Validates what was kept, because anyone can edit the storage. */
export function readOnboardingDraft(token: string): OnboardingDraft | null {
  const found = readKept(placeOf(token)) as Partial<OnboardingDraft> | null;
  const { fields, unsaved } = found ?? {};
  if (!isFields(fields) || !Array.isArray(unsaved)) return null;
  return { fields, unsaved: formParts.filter((part) => unsaved.includes(part)) };
}

export function keepOnboardingDraft(token: string, draft: OnboardingDraft | null): void {
  keepDraft(placeOf(token), draft);
}
