/** The issue types of a business. The default ones are locked. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type IssueTypeOperation = 'listIssueTypes' | 'createIssueType' | 'renameIssueType' | 'deleteIssueType';

type Caller = Pick<BusinessCall<'deleteIssueType'>, 'tx' | 'businessId' | 'params'>;

const duplicate = {
  constraint: 'issue_types_name',
  fields: { name: ['An issue type with this name exists already.'] },
};

/** @throws 404 when there is none, 409 when it is a default one */
async function claimOwnType({ tx, businessId, params: { id } }: Caller) {
  const type = await store.claimIssueType(tx, businessId, id);
  if (type === undefined) throw refuse.missing();
  if (type.is_default) throw refuse.conflict('Default issue types cannot be changed.');
  return type;
}

export const issueTypesHandlers = ({ clock }: Platform): Pick<Handlers, IssueTypeOperation> => ({
  listIssueTypes: async (call) =>
    pageOf(call, await store.listIssueTypes(call.tx, call.businessId, call.query), (type) => type),

  createIssueType: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createIssueType', businessId, body };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addIssueType(tx, businessId, body.name.trim(), clock.now()), duplicate),
    );
  },

  renameIssueType: async (call) => {
    const { tx, businessId, body } = call;
    const type = await claimOwnType(call);
    assertUnchanged(call, type);
    const name = body.name.trim();
    await refuseDuplicates(store.renameIssueType(tx, businessId, type.id, name), duplicate);
    return { ...type, name };
  },

  deleteIssueType: async (call) => {
    const { id } = await claimOwnType(call);
    if (await store.isTypeUsed(call.tx, call.businessId, id))
      throw refuse.conflict('Issues of this type are kept. Delete them first.', 'used');
    await store.deleteIssueType(call.tx, call.businessId, id);
    return undefined;
  },
});
