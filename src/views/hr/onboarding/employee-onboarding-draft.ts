import { newStartFields, type StartFields } from '../../../domain/hr/onboarding.ts';
import { formParts } from '../../../domain/hr/onboarding-form.ts';
import type { EmployeeOnboardingDraft } from '../../../machines/hr/employee-onboarding/machine.ts';
import { keep, type Place, read } from '../../../services/shared/device/storage.ts';

/** `about` is the onboarding, or the employee whose record a new one completes; null for one of somebody new. */
type Whose = { userId: string; businessId: string; about: string | null };

/** In this tab, until it is started or the notes are sent. */
const placeOf = ({ userId, businessId, about }: Whose): Place => ({
  person: userId,
  business: businessId,
  name: `employee-onboarding:${about ?? 'new'}`,
});

/** Validates what was kept, because anyone can edit the storage. */
export function readEmployeeOnboardingDraft(whose: Whose): EmployeeOnboardingDraft | null {
  const { fields, notes, idempotencyKey } = Object(read('tab', placeOf(whose)));
  if (typeof idempotencyKey !== 'string') return null;
  return {
    fields: { ...newStartFields, ...(textsIn(fields, Object.keys(newStartFields)) as Partial<StartFields>) },
    notes: textsIn(notes, formParts),
    idempotencyKey,
  };
}

const textsIn = (found: unknown, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, Object(found)[name]] as const).filter(([, value]) => typeof value === 'string'),
  );

export function keepEmployeeOnboardingDraft(whose: Whose, draft: EmployeeOnboardingDraft | null): void {
  keep('tab', placeOf(whose), draft);
}
