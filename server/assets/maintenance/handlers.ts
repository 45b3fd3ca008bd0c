/** Maintenance of assets: services, repairs and inspections, what is due next, and what they cost. */

import { todayIn } from '../../directory/business-day.ts';
import { askingOf, type Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAsset } from '../assets/store.ts';
import { attachmentsOf } from '../attachments/store.ts';
import { changeMaintenance, claimMaintenance, deleteMaintenance, findMaintenance, recordMaintenance } from './acts.ts';
import { remindersOfEntries, subjectKind } from './reminding.ts';
import * as store from './store.ts';

type MaintenanceOperation =
  | 'listMaintenance'
  | 'createMaintenance'
  | 'getMaintenance'
  | 'updateMaintenance'
  | 'deleteMaintenance'
  | 'listAssetMaintenance'
  | 'getMaintenanceCosts';

type Known = {
  reminders: Awaited<ReturnType<typeof remindersOfEntries>>;
  attachments: Awaited<ReturnType<typeof attachmentsOf>>;
};

const presentWith =
  ({ reminders, attachments }: Known) =>
  ({ created_at, ...entry }: store.Row) => ({
    ...entry,
    attachments: attachments.get(entry.id) ?? [],
    reminder: reminders.get(entry.id) ?? null,
    created_at: created_at.toISOString(),
  });

export const maintenanceHandlers = ({ clock, jobs }: Platform): Pick<Handlers, MaintenanceOperation> => {
  const today = ({ tx, businessId }: Inside) => todayIn(tx, businessId, clock.now());

  /** How entries are answered. */
  const presenting = async ({ tx, businessId }: Inside, rows: readonly store.Row[]) => {
    const ids = rows.map(({ id }) => id);
    const reminders = await remindersOfEntries(tx, businessId, ids, clock.now());
    return presentWith({ reminders, attachments: await attachmentsOf(tx, businessId, subjectKind, ids) });
  };

  const read = async ({ tx, businessId }: Inside, id: string) => {
    const found = await findMaintenance({ tx, businessId, now: clock.now() }, id);
    return (await presenting({ tx, businessId }, [found]))(found);
  };

  return {
    listMaintenance: async (call) => {
      const listed = await store.listMaintenance(call.tx, call.businessId, call.query, await today(call));
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    createMaintenance: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const { editId, ...given } = body;
      const intent = { userId, key: idempotencyKey, operation: 'createMaintenance', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const asking = askingOf(call, clock.now());
        if (editId === undefined) return read(call, await recordMaintenance(asking, jobs, given));
        await changeMaintenance(asking, jobs, editId, given);
        return read(call, editId);
      });
    },

    getMaintenance: (call) => read(call, call.params.id),

    updateMaintenance: async (call) => {
      const asking = askingOf(call, clock.now());
      const { entry } = await claimMaintenance(asking, call.params.id);
      assertUnchanged(call, await read(call, entry.id));
      await changeMaintenance(asking, jobs, entry.id, call.body);
      return read(call, entry.id);
    },

    deleteMaintenance: async (call) => {
      await deleteMaintenance(askingOf(call, clock.now()), jobs, call.params.id);
      return undefined;
    },

    listAssetMaintenance: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
      const listed = await store.listOfAsset(tx, businessId, params.id, query, await today(call));
      return pageOf(call, listed, await presenting(call, listed.rows));
    },

    getMaintenanceCosts: ({ tx, businessId, query }) => store.sumCosts(tx, businessId, query),
  };
};
