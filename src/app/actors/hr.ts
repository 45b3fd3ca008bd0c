import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import type { EmployeeFormOutput, employeeFormMachine } from '../../machines/hr/employee-form/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import { createEmployee, getEmployee, updateEmployee } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { readEmployeeDraft } from '../../views/hr/form/employee-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { readNow } from '../session/query-client.ts';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

const provide = (machine: typeof employeeFormMachine, core: Core) =>
  machine.provide({
    actors: {
      getEmployee: keyedActor(({ businessId, id }: { businessId: string; id: string }) =>
        readNow(core, queryOf(getEmployee, { businessId, id })),
      ),
      createEmployee: keyedActor(createEmployee),
      updateEmployee: keyedActor(updateEmployee),
    },
  });

const load = async () => (await import('../../machines/hr/employee-form/machine.ts')).employeeFormMachine;

/** Whether the person may see pay in the business that they are in. */
export function maySeePay(core: Core): boolean {
  const memberships = selectUser(core.session.getSnapshot())?.business_user_memberships;
  const membership = memberships?.find(({ business_id }) => business_id === ofBusiness(core));
  return membership?.is_owner || (membership?.permissions.some(({ codename }) => codename === 'see_pay') ?? false);
}

function inputOf(core: Core, id: string | null) {
  const user = selectUser(core.session.getSnapshot());
  const businessId = ofBusiness(core);
  return {
    businessId,
    id,
    idempotencyKey: randomKey(),
    asksPay: id === null && maySeePay(core),
    draft: readEmployeeDraft({ userId: user?.id ?? '', businessId, id }),
  };
}

function leave({ end, id }: EmployeeFormOutput, text: string) {
  if (end === 'saved') notify('good', text);
  navigate(id === null ? hrPaths.employees() : hrPaths.employee(id), { replace: true });
}

export const employeeCreationFlow: Flow<typeof employeeFormMachine> = {
  load,
  provide,
  input: (_, core) => inputOf(core, null),
  onDone: (output) => leave(output, 'Employee added'),
};

export const employeeEditFlow: Flow<typeof employeeFormMachine> = {
  load,
  provide,
  input: ({ params }, core) => inputOf(core, params.id ?? ''),
  onDone: (output) => leave(output, 'Employee updated'),
};
