/** The companies of the group that a business is. One that has employees is archived, not deleted. */
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import * as store from './store.ts';

type SubsidiaryOperation =
  | 'listSubsidiaries'
  | 'listAllSubsidiaries'
  | 'createSubsidiary'
  | 'updateSubsidiary'
  | 'deleteSubsidiary';
type Call = Pick<BusinessCall<'createSubsidiary'>, 'tx' | 'businessId' | 'userId' | 'address'>;

const duplicate = {
  constraint: 'subsidiaries_name',
  fields: { name: ['A subsidiary with this name exists already.'] },
};

/** What is stored of a form. */
const detailsOf = (body: BusinessCall<'createSubsidiary'>['body']) => ({
  name: body.name.trim(),
  rc_number: body.rc_number ?? null,
  tin: body.tin ?? null,
  address: body.address?.trim() || null,
  is_archived: body.is_archived ?? false,
});

async function claim({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, id: string) {
  const subsidiary = await store.claimSubsidiary(tx, businessId, id);
  if (subsidiary === undefined) throw refuse.missing();
  return subsidiary;
}

/** @throws 409 with how many employees it has */
function refuseWithEmployees({ employee_count: count }: { employee_count: number }) {
  if (count === 0) return;
  const who = count === 1 ? 'One employee belongs' : `${count.toLocaleString('en-NG')} employees belong`;
  throw refuse.conflict(`${who} to this subsidiary. Move them to another one first, or archive it.`);
}

export const subsidiariesHandlers = ({ clock }: Platform): Pick<Handlers, SubsidiaryOperation> => {
  /** An employer's numbers stand on what its people are paid by, so who changed them is kept. */
  const noted = ({ tx, businessId, userId, address }: Call, what: 'added' | 'changed' | 'deleted', name: string) =>
    record(tx, {
      businessId,
      actorId: userId,
      action: `subsidiary.${what}`,
      text: `${{ added: 'Added', changed: 'Changed', deleted: 'Deleted' }[what]} the subsidiary ${name}`,
      subject: null,
      address,
      now: clock.now(),
    });
  return {
    listSubsidiaries: async (call) =>
      pageOf(call, await store.listSubsidiaries(call.tx, call.businessId, call.query), (subsidiary) => subsidiary),

    listAllSubsidiaries: ({ tx, businessId }) => store.listAllSubsidiaries(tx, businessId),

    createSubsidiary: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createSubsidiary', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const added = store.addSubsidiary(tx, businessId, detailsOf(call.body), clock.now());
        const subsidiary = await refuseDuplicates(added, duplicate);
        await noted(call, 'added', subsidiary.name);
        return subsidiary;
      });
    },

    updateSubsidiary: async (call) => {
      const subsidiary = await claim(call, call.params.id);
      assertUnchanged(call, subsidiary);
      const details = detailsOf(withLeftOut(call.body, subsidiary));
      await refuseDuplicates(store.changeSubsidiary(call.tx, call.businessId, subsidiary.id, details), duplicate);
      await noted(call, 'changed', details.name);
      return { ...subsidiary, ...details };
    },

    deleteSubsidiary: async (call) => {
      const subsidiary = await claim(call, call.params.id);
      refuseWithEmployees(subsidiary);
      await store.deleteSubsidiary(call.tx, call.businessId, subsidiary.id);
      await noted(call, 'deleted', subsidiary.name);
      return undefined;
    },
  };
};
