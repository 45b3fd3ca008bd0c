import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { EmployeeField, EmployeeFields } from '../../../domain/hr/employee-form.ts';
import type { EmployeeFormRef } from '../../../machines/hr/employee-form/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { usePerson } from '../../shared/people/person.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { keepEmployeeDraft } from './employee-draft.ts';

/** What is typed into the form of an employee, and the ways to change it. */
export function useEmployeeForm(form: EmployeeFormRef) {
  const fields = useSelector(form, ({ context }) => context.fields);
  const problem = useProblem(form);
  return {
    fields,
    problem,
    type: (changed: Partial<EmployeeFields>) => form.send({ type: 'fields.type', changed }),
    errorOf: (field: EmployeeField): string | null => problem?.fields[field]?.[0] ?? null,
  };
}
export type EmployeeFormState = ReturnType<typeof useEmployeeForm>;

/** A reload goes on with what was typed; what was sent is forgotten. */
export function useKeptEmployee(form: EmployeeFormRef): void {
  const { id: businessId } = useBusiness();
  const userId = usePerson().user?.id ?? '';
  useEffect(() => {
    const { id } = form.getSnapshot().context;
    const whose = { userId, businessId, id };
    const { unsubscribe } = form.subscribe(
      ({ status, context: { hasDraft, fields, idempotencyKey, seen, changes } }) => {
        if (status === 'done') keepEmployeeDraft(whose, null);
        else if (hasDraft) keepEmployeeDraft(whose, { fields, idempotencyKey, seen, ...(changes ? { changes } : {}) });
      },
    );
    return unsubscribe;
  }, [form, userId, businessId]);
}
