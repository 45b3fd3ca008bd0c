// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fieldsOf, newEmployeeFields } from '../../../domain/hr/employee-form.ts';
import { employeeId, halima } from '../../../machines/hr/employee-form/cases.ts';
import { keepEmployeeDraft, readEmployeeDraft } from './employee-draft.ts';

const whose = { userId: 'u', businessId: 'b', id: employeeId };
const draft = { fields: { ...fieldsOf(halima), middle_name: 'Bello' }, idempotencyKey: 'k', seen: halima };

it('keeps what is typed with the record that the form was filled with', () => {
  keepEmployeeDraft(whose, draft);
  expect(readEmployeeDraft(whose)).toEqual(draft);
  const ofNew = { ...whose, id: null };
  keepEmployeeDraft(ofNew, { ...draft, fields: newEmployeeFields, seen: null });
  expect(readEmployeeDraft(ofNew)).toEqual({ ...draft, fields: newEmployeeFields, seen: null });
});

it('keeps what somebody else changed, as far as it is that', () => {
  const changes = [{ field: 'address' as const, before: '', theirs: '1 Lagos Street', mine: null }];
  keepEmployeeDraft(whose, { ...draft, changes });
  expect(readEmployeeDraft(whose)).toEqual({ ...draft, changes });
  // Anyone can edit the storage.
  keepEmployeeDraft(whose, { ...draft, changes: [{ ...changes[0], theirs: 7 }] as never });
  expect(readEmployeeDraft(whose)).toEqual(draft);
});

it('leaves a change without that record, of which nobody knows what was touched', () => {
  keepEmployeeDraft(whose, { ...draft, seen: null });
  expect(readEmployeeDraft(whose)).toBeNull();
});
