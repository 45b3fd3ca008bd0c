/** The roles of a business. */
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type RoleOperation = 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole' | 'bulkDeleteRoles';
type Call = BusinessCall<'createRole'>;

const duplicate = { constraint: 'roles_name', fields: { name: ['A role with this name exists already.'] } };

/** What is stored of a form. */
const detailsOf = (body: Call['body']) => ({
  name: body.name.trim(),
  colour: body.colour ?? 'green',
  needs: body.needs ?? [],
  note: body.note?.trim() || null,
});

async function claim({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, id: string) {
  const role = await store.claimRole(tx, businessId, id);
  if (role === undefined) throw refuse.missing();
  return role;
}

async function remove({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, ids: readonly string[]) {
  const [used] = await store.claimUsed(tx, businessId, ids);
  if (used !== undefined) throw refuse.conflict(`Shifts have the role ${used}.`);
  await store.deleteRoles(tx, businessId, ids);
}

export const rolesHandlers = ({ clock }: Platform): Pick<Handlers, RoleOperation> => ({
  listRoles: async (call) => pageOf(call, await store.listRoles(call.tx, call.businessId, call.query), (role) => role),

  createRole: (call) => {
    const { tx, userId, businessId, body, idempotencyKey } = call;
    const intent = { userId, key: idempotencyKey, operation: 'createRole', businessId, body };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addRole(tx, businessId, detailsOf(call.body), clock.now()), duplicate),
    );
  },

  updateRole: async (call) => {
    const role = await claim(call, call.params.id);
    assertUnchanged(call, role);
    const details = detailsOf(withLeftOut(call.body, role));
    await refuseDuplicates(store.changeRole(call.tx, call.businessId, role.id, details), duplicate);
    return { ...role, ...details };
  },

  deleteRole: async (call) => {
    const { id } = await claim(call, call.params.id);
    await remove(call, [id]);
    return undefined;
  },

  bulkDeleteRoles: async (call) => {
    await remove(call, call.body.ids);
    return undefined;
  },
});
