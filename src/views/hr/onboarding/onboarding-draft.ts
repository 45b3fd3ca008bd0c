import { employeeFields } from '../../../domain/hr/employee-form.ts';
import { contactFields, formParts, type OnboardingFields } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingDraft } from '../../../machines/hr/onboarding-form/machine.ts';
import { here, keep, type Place, read } from '../../../services/shared/device/storage.ts';

/** In this tab, until the server has kept the part. */
export const onboardingPlace = (token: string): Place => here(`onboarding:${token}`);

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
export function readOnboardingDraft(place: Place): OnboardingDraft | null {
  const found = read('tab', place) as Partial<OnboardingDraft> | null;
  const { fields, unsaved } = found ?? {};
  if (!isFields(fields) || !Array.isArray(unsaved)) return null;
  return { fields, unsaved: formParts.filter((part) => unsaved.includes(part)) };
}

export function keepOnboardingDraft(place: Place, draft: OnboardingDraft | null): void {
  keep('tab', place, draft);
}
