import { newPlan, type PlanFields } from '../../../domain/assets/plan-form.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import type { PlanDraft } from '../../../machines/assets/maintenance-plan/machine.ts';
import { keep, type Place, read } from '../../../services/shared/device/storage.ts';

/** One for each asset or type that the address names; in this tab until the plan is stored. */
export const planDraftPlace = (userId: string, businessId: string, search: URLSearchParams): Place => ({
  person: userId,
  business: businessId,
  name: `plan:${search.get('asset') ?? search.get('asset_type') ?? ''}`,
});

/** Validates what was kept, because anyone can edit the storage. */
export function readPlanDraft(place: Place): PlanDraft | null {
  const found = read('tab', place) as Partial<PlanDraft> | null;
  if (typeof found?.idempotencyKey !== 'string' || typeof found.fields !== 'object' || found.fields === null)
    return null;
  const known = newPlan();
  const fields = Object.entries(found.fields).filter(([name, value]) => name in known && typeof value === 'string');
  return {
    fields: { ...known, ...(Object.fromEntries(fields) as Partial<PlanFields>) },
    reminder: isChoice(found.reminder) ? found.reminder : null,
    idempotencyKey: found.idempotencyKey,
  };
}

const isChoice = (found: Partial<ReminderChoice> | null | undefined): found is ReminderChoice =>
  typeof found?.date === 'string' &&
  typeof found.set_reminder === 'string' &&
  Array.isArray(found.further_reminders) &&
  Array.isArray(found.recipients?.people);

export function keepPlanDraft(place: Place, draft: PlanDraft | null): void {
  keep('tab', place, draft);
}
