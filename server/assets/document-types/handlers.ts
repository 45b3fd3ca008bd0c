/** The statutory document types of a business. The preset ones are locked. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type DocumentTypeOperation = 'listDocumentTypes' | 'createDocumentType' | 'renameDocumentType' | 'deleteDocumentType';

type Caller = Pick<BusinessCall<'deleteDocumentType'>, 'tx' | 'businessId' | 'params'>;

const duplicate = {
  constraint: 'document_types_name',
  fields: { name: ['A document type with this name exists already.'] },
};

/** @throws 404 when there is none, 409 when it is a preset one */
async function claimOwnType({ tx, businessId, params: { id } }: Caller) {
  const type = await store.claimDocumentType(tx, businessId, id);
  if (type === undefined) throw refuse.missing();
  if (type.is_default) throw refuse.conflict('Preset document types cannot be changed.');
  return type;
}

export const documentTypesHandlers = ({ clock }: Platform): Pick<Handlers, DocumentTypeOperation> => ({
  listDocumentTypes: ({ tx, businessId }) => store.listDocumentTypes(tx, businessId),

  createDocumentType: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createDocumentType', businessId, body };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addDocumentType(tx, businessId, body.name.trim(), clock.now()), duplicate),
    );
  },

  renameDocumentType: async (call) => {
    const { tx, businessId, body } = call;
    const type = await claimOwnType(call);
    assertUnchanged(call, type);
    const name = body.name.trim();
    await refuseDuplicates(store.renameDocumentType(tx, businessId, type.id, name), duplicate);
    return { ...type, name };
  },

  deleteDocumentType: async (call) => {
    const { id } = await claimOwnType(call);
    if (await store.isTypeUsed(call.tx, call.businessId, id))
      throw refuse.conflict('Documents of this type are kept. Delete them first.', 'used');
    await store.deleteDocumentType(call.tx, call.businessId, id);
    return undefined;
  },
});
