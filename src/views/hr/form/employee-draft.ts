import { employeeFields } from '../../../domain/hr/employee-form.ts';
import type { EmployeeDraft } from '../../../machines/hr/employee-form/machine.ts';
import { keep, type Place, read } from '../../../services/shared/device/storage.ts';

type Whose = { userId: string; businessId: string; id: string | null };

/** One for each employee, in this tab until it is sent. */
const placeOf = ({ userId, businessId, id }: Whose): Place => ({
  person: userId,
  business: businessId,
  name: `employee:${id ?? 'new'}`,
});

/** Validates what was kept, because anyone can edit the storage. */
export function readEmployeeDraft(whose: Whose): EmployeeDraft | null {
  const found = read('tab', placeOf(whose));
  if (typeof found !== 'object' || found === null) return null;
  const { fields, idempotencyKey, seen, changes } = found as Record<string, unknown>;
  if (typeof idempotencyKey !== 'string' || typeof fields !== 'object' || fields === null) return null;
  // Its form is made of whatever is there, and the server checks what is sent of it. Without it nobody knows what was touched.
  const isRecord = typeof Object(seen).id === 'string';
  if (whose.id !== null && !isRecord) return null;
  const texts = employeeFields.map((field) => [field, (fields as Record<string, unknown>)[field]] as const);
  if (texts.some(([, text]) => typeof text !== 'string')) return null;
  return {
    fields: Object.fromEntries(texts) as EmployeeDraft['fields'],
    idempotencyKey,
    seen: isRecord ? (seen as EmployeeDraft['seen']) : null,
    ...(areChanges(changes) ? { changes } : {}),
  };
}

const areChanges = (changes: unknown): changes is NonNullable<EmployeeDraft['changes']> =>
  Array.isArray(changes) &&
  changes.every((change) => {
    const { field, before, theirs, mine } = Object(change);
    const isText = [before, theirs, mine ?? ''].every((text) => typeof text === 'string');
    return isText && employeeFields.includes(field);
  });

export function keepEmployeeDraft(whose: Whose, draft: EmployeeDraft | null): void {
  keep('tab', placeOf(whose), draft);
}
