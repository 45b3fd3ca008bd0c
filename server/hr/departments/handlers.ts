/** The departments of a business. One that has employees cannot be deleted. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type DepartmentOperation =
  | 'listDepartments'
  | 'listAllDepartments'
  | 'createDepartment'
  | 'renameDepartment'
  | 'deleteDepartment';

const duplicate = {
  constraint: 'departments_name',
  fields: { name: ['A department with this name exists already.'] },
};

/** @throws 404 when there is none */
async function claim({
  tx,
  businessId,
  params: { id },
}: Pick<BusinessCall<'deleteDepartment'>, 'tx' | 'businessId' | 'params'>) {
  const department = await store.claimDepartment(tx, businessId, id);
  if (department === undefined) throw refuse.missing();
  return department;
}

export const departmentsHandlers = ({ clock }: Platform): Pick<Handlers, DepartmentOperation> => ({
  listDepartments: async (call) =>
    pageOf(call, await store.listDepartments(call.tx, call.businessId, call.query), (department) => department),

  listAllDepartments: ({ tx, businessId }) => store.listAllDepartments(tx, businessId),

  createDepartment: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createDepartment', businessId, body };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addDepartment(tx, businessId, body.name.trim(), clock.now()), duplicate),
    );
  },

  renameDepartment: async (call) => {
    const { tx, businessId, body } = call;
    const department = await claim(call);
    assertUnchanged(call, department);
    const name = body.name.trim();
    await refuseDuplicates(store.renameDepartment(tx, businessId, department.id, name), duplicate);
    return { ...department, name };
  },

  deleteDepartment: async (call) => {
    const { id, employee_count: count } = await claim(call);
    if (count > 0) {
      const who = count === 1 ? 'One employee is' : `${count.toLocaleString('en-NG')} employees are`;
      throw refuse.conflict(`${who} in this department. Move them to another one first.`);
    }
    await store.deleteDepartment(call.tx, call.businessId, id);
    return undefined;
  },
});
