/** Accidents and fines: where, who drove, what it cost, and whether it is paid. */

import { incidentKindLabels } from '../../../openapi/generated/lists/fleet.incidents.ts';
import { dropFilesOf, joinAttachments, note, setFiles } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { type Asking, askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { filesOfSubjects } from '../files/store.ts';
import { assertDriver, claimVehicle, driverOf, findVehicle, peopleOf } from '../vehicles/claim.ts';
import * as store from './store.ts';

type IncidentOperation =
  | 'listVehicleIncidents'
  | 'createVehicleIncident'
  | 'putVehicleIncident'
  | 'deleteVehicleIncident';
type Given = BusinessCall<'createVehicleIncident'>['body'];

async function presenting({ tx, businessId }: Inside, rows: readonly store.IncidentRow[]) {
  const files = await filesOfSubjects(
    tx,
    businessId,
    rows.map(({ id }) => id),
  );
  const people = await peopleOf({ tx, businessId }, rows);
  return ({ driver_id, ...row }: store.IncidentRow) => ({
    ...row,
    ...people({ driver_id, recorded_by: row.recorded_by }),
    attachments: files.get(row.id) ?? [],
  });
}

export const incidentsHandlers = ({ clock, jobs }: Platform): Pick<Handlers, IncidentOperation> => {
  const asked = (caller: Caller) => askingOf(caller, clock.now());

  /** @throws 400 at its fields */
  async function entryOf(asking: Asking, given: Given, driver: string | null): Promise<store.Entry> {
    const today = await todayIn(asking.tx, asking.businessId, asking.now);
    const { kind, happened_on, amount = 0, paid_on = null } = given;
    const description = given.description.trim();
    if (description === '') throw refuse.fields({ description: ['Field is Required'] });
    if (happened_on > today) throw refuse.fields({ happened_on: ['Choose today or an earlier day.'] });
    if (paid_on !== null && (paid_on > today || paid_on < happened_on))
      throw refuse.fields({ paid_on: ['Choose a day since it happened, today at the latest.'] });
    await assertDriver(asking, driver);
    return { kind, happened_on, place: (given.place ?? '').trim(), description, driver_id: driver, amount, paid_on };
  }

  const answer = async (inside: Inside, vehicle: string, id: string) => {
    const row = await store.findIncident(inside.tx, inside.businessId, vehicle, id);
    if (row === undefined) throw refuse.missing();
    return (await presenting(inside, [row]))(row);
  };

  const nameOf = ({ kind }: Pick<Given, 'kind'>) => (kind === 'fine' ? 'a fine' : 'an accident');

  async function create(call: BusinessCall<'createVehicleIncident'>) {
    const { tx, businessId, userId, params, body } = call;
    const asking = asked(call);
    const vehicle = await claimVehicle(asking, params.id);
    const entry = await entryOf(asking, body, await driverOf(call, vehicle.assignee_id, body.driver));
    const id = await store.addIncident(tx, businessId, { vehicle: vehicle.id, userId, now: asking.now }, entry);
    const join = { ids: body.attachments ?? [], subject: { kind: 'incident', id }, assetId: vehicle.id } as const;
    await joinAttachments(tx, businessId, join);
    await note(asking, vehicle, 'vehicle.incidentRecorded', `Recorded ${nameOf(body)}`);
    return answer(asking, vehicle.id, id);
  }

  return {
    listVehicleIncidents: async (call) => {
      const { tx, businessId, params, query } = call;
      await findVehicle({ tx, businessId, now: clock.now() }, params.id);
      const selected = await store.listIncidents(tx, businessId, params.id, query);
      return pageOf(call, selected, await presenting(call, selected.rows));
    },

    createVehicleIncident: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehicleIncident ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    putVehicleIncident: async (call) => {
      const { tx, businessId, params, body } = call;
      const asking = asked(call);
      const vehicle = await claimVehicle(asking, params.id);
      const known = await store.findIncident(tx, businessId, vehicle.id, params.incidentId);
      if (known === undefined) throw refuse.missing();
      assertUnchanged(call, await answer(asking, vehicle.id, known.id));
      const form = withLeftOut(body, { ...known, driver: known.driver_id });
      await store.storeIncident(tx, businessId, known.id, await entryOf(asking, form, form.driver ?? null));
      const subject = { kind: 'incident', id: known.id } as const;
      const { attachments: ids } = body;
      if (ids !== undefined) await setFiles(asking, jobs, { ids, subject, assetId: vehicle.id });
      await note(asking, vehicle, 'vehicle.incidentChanged', `Changed ${nameOf(body)}`);
      return answer(asking, vehicle.id, known.id);
    },

    deleteVehicleIncident: async (call) => {
      const { tx, businessId, params } = call;
      const asking = asked(call);
      const vehicle = await claimVehicle(asking, params.id);
      const known = await store.findIncident(tx, businessId, vehicle.id, params.incidentId);
      if (known === undefined) throw refuse.missing();
      await store.deleteIncident(tx, businessId, vehicle.id, known.id);
      await dropFilesOf(asking, jobs, { kind: 'incident', id: known.id });
      const text = `Deleted the ${incidentKindLabels[known.kind].toLowerCase()} of ${known.happened_on}`;
      await note(asking, vehicle, 'vehicle.incidentDeleted', text);
      return undefined;
    },
  };
};
