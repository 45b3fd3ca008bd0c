import { employeeFields } from '../../../domain/hr/employee-form.ts';
import type { EmployeeDraft } from '../../../machines/hr/employee-form/machine.ts';
import { keepDraft, readKept } from '../../shared/kept-draft.ts';

type Whose = { userId: string; businessId: string; id: string | null };

/** One for each person and employee, in this tab until it is sent. */
const placeOf = ({ userId, businessId, id }: Whose) => `draft:employee:${userId}:${businessId}:${id ?? 'new'}`;

/** Validates what was kept, because anyone can edit the storage. */
export function readEmployeeDraft(whose: Whose): EmployeeDraft | null {
  const found = readKept(placeOf(whose));
  if (typeof found !== 'object' || found === null) return null;
  const { fields, idempotencyKey } = found as Record<string, unknown>;
  if (typeof idempotencyKey !== 'string' || typeof fields !== 'object' || fields === null) return null;
  const texts = employeeFields.map((field) => [field, (fields as Record<string, unknown>)[field]] as const);
  if (texts.some(([, text]) => typeof text !== 'string')) return null;
  return { fields: Object.fromEntries(texts) as EmployeeDraft['fields'], idempotencyKey };
}

export function keepEmployeeDraft(whose: Whose, draft: EmployeeDraft | null): void {
  keepDraft(placeOf(whose), draft);
}
