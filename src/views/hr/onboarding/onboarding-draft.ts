import { employeeFields } from '../../../domain/hr/employee-form.ts';
import { contactFields, formParts, type OnboardingFields } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingDraft } from '../../../machines/hr/onboarding-form/machine.ts';

/** In this tab, until the server has kept the part. */
const placeOf = (token: string) => `draft:onboarding:${token}`;

const hasTexts = (found: unknown, fields: readonly string[]) =>
  typeof found === 'object' &&
  found !== null &&
  fields.every((field) => typeof (found as Record<string, unknown>)[field] === 'string');

/** Validates what was kept, because anyone can edit the storage. */
export function readOnboardingDraft(token: string): OnboardingDraft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(placeOf(token)) ?? 'null') as Partial<OnboardingDraft> | null;
    const { fields, unsaved } = found ?? {};
    if (!hasTexts(fields?.person, employeeFields) || !Array.isArray(unsaved)) return null;
    if (!hasTexts(fields?.next_of_kin, contactFields) || !hasTexts(fields?.emergency_contact, contactFields))
      return null;
    return { fields: fields as OnboardingFields, unsaved: formParts.filter((part) => unsaved.includes(part)) };
  } catch {
    return null;
  }
}

export function keepOnboardingDraft(token: string, draft: OnboardingDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(placeOf(token));
    else sessionStorage.setItem(placeOf(token), JSON.stringify(draft));
  } catch {
    // The person can continue on a device that cannot store a draft.
  }
}
