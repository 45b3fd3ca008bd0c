/** Hands several assets over to one employee, who signs for them. */
import { Readable } from 'node:stream';
import { findMember, nameOf } from '../../directory/directory.ts';
import { claimActiveEmployee, describeEmployees } from '../../directory/employees.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { newId } from '../../platform/database/ids.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockRegister } from '../assets/store.ts';
import { assignAssets } from '../assignments/acts.ts';
import { openPeriods } from '../assignments/store.ts';
import { sendReceipt } from './background-jobs.ts';
import { writeReceipt } from './receipt.ts';
import * as store from './store.ts';

type HandoverOperation = 'listAssetsToHandOver' | 'listHandovers' | 'handOverAssets' | 'downloadHandoverReceipt';
type Call = BusinessCall<'handOverAssets'>;

/** @throws 400 when the employee does not work here */
async function holderOf({ tx, businessId, body }: Call): Promise<store.Holder> {
  const employee = await claimActiveEmployee(tx, businessId, body.assignee);
  const card = (await describeEmployees(tx, businessId, [body.assignee])).get(body.assignee);
  if (employee === undefined || card === undefined)
    throw refuse.fields({ assignee: ['This employee does not work here.'] });
  return { ...card, email: employee.email };
}

/** In words; null when it can be handed over. */
const holderOfOne = (
  open: Awaited<ReturnType<typeof openPeriods>> extends Map<string, infer Open> ? Open | undefined : never,
) => open?.planned?.name ?? (open?.held?.endDate === null ? open.held.name : null);

export const handoverHandlers = ({ clock, jobs }: Platform): Pick<Handlers, HandoverOperation> => {
  async function handOver(call: Call): Promise<Answer<'handOverAssets'>> {
    const { tx, businessId, userId, body } = call;
    const { assets: assetIds, signature, date_assigned: dateAssigned } = body;
    const expectedReturnDate = body.expected_return_date ?? null;
    const now = clock.now();
    await lockRegister(tx, businessId);
    const [holder, items, actor] = [
      await holderOf(call),
      await store.listItems(tx, businessId, assetIds),
      await findMember(tx, businessId, userId),
    ];
    const handover: store.Handover = {
      id: newId(),
      holder,
      items,
      dateAssigned,
      expectedReturnDate,
      createdAt: now,
      signedName: signature.name.trim(),
      signature: signature.drawing ?? null,
      handedOverBy: actor === undefined ? '' : nameOf(actor),
    };
    // Before the assets, which refer to it; a refusal below takes it away again.
    await store.addHandover(tx, businessId, handover);
    const outcomes = await assignAssets(
      { ...call, now },
      { assetIds, employeeId: holder.id, dateAssigned, expectedReturnDate, handoverId: handover.id },
    );
    const refused = outcomes.flatMap(({ outcome, detail }, at) =>
      outcome === 'done' ? [] : [{ [`assets.${at}`]: [detail ?? 'It is no longer there.'] }],
    );
    if (refused.length > 0) throw refuse.fields(Object.assign({}, ...refused));
    await jobs.send(tx, sendReceipt, { businessId, handoverId: handover.id });
    const { email, ...assignee } = holder;
    return {
      id: handover.id,
      assignee,
      asset_count: items.length,
      date_assigned: dateAssigned,
      expected_return_date: expectedReturnDate,
      is_mailed_to_holder: email !== null,
    };
  }

  return {
    listAssetsToHandOver: async ({ tx, businessId, query }) => {
      const chosen = await store.listChosen(tx, businessId, query.ids.split(','));
      const holders = await openPeriods(
        tx,
        businessId,
        chosen.map(({ id }) => id),
      );
      return chosen.map((asset) => ({ ...asset, holder: holderOfOne(holders.get(asset.id)) }));
    },

    listHandovers: async (call) => {
      const { tx, businessId, query } = call;
      return pageOf(call, await store.listHandovers(tx, businessId, query.employee, query), (handover) => handover);
    },

    handOverAssets: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      return once(tx, { userId, key, operation: 'handOverAssets', businessId, body }, clock.now(), () =>
        handOver(call),
      );
    },

    downloadHandoverReceipt: async ({ tx, businessId, params: { id }, reply }) => {
      const receipt = await store.findReceipt(tx, businessId, id);
      if (receipt === undefined) throw refuse.missing();
      const file = await writeReceipt(receipt);
      reply.header('content-disposition', 'attachment; filename="hand-over-receipt.pdf"');
      return { stream: Readable.from([file]), type: 'application/pdf', size: file.length };
    },
  };
};
