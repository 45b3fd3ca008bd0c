import { employeeFields } from '../../../domain/hr/employee-form.ts';
import type { EmployeeDraft } from '../../../machines/hr/employee-form/machine.ts';

type Whose = { userId: string; businessId: string; id: string | null };

/** One for each person and employee, in this tab until it is sent. */
const placeOf = ({ userId, businessId, id }: Whose) => `draft:employee:${userId}:${businessId}:${id ?? 'new'}`;

/** Validates what was kept, because anyone can edit the storage. */
export function readEmployeeDraft(whose: Whose): EmployeeDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(placeOf(whose)) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { fields, idempotencyKey } = found as Record<string, unknown>;
    if (typeof idempotencyKey !== 'string' || typeof fields !== 'object' || fields === null) return null;
    const texts = employeeFields.map((field) => [field, (fields as Record<string, unknown>)[field]] as const);
    if (texts.some(([, text]) => typeof text !== 'string')) return null;
    return { fields: Object.fromEntries(texts) as EmployeeDraft['fields'], idempotencyKey };
  } catch {
    return null;
  }
}

export function keepEmployeeDraft(whose: Whose, draft: EmployeeDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(placeOf(whose));
    else sessionStorage.setItem(placeOf(whose), JSON.stringify(draft));
  } catch {
    // The person can continue on a device that cannot store a draft.
  }
}
