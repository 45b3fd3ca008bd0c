/** The log of the odometer: that of the register, with who read it and the photo of the dial. */

import { joinAttachments, note, recordReading } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { askingOf, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { filesOfSubjects } from '../files/store.ts';
import { claimVehicle, findVehicle } from '../vehicles/claim.ts';
import * as store from './store.ts';

type ReadingOperation = 'listVehicleReadings' | 'addVehicleReading';

async function presenting({ tx, businessId }: Inside, rows: readonly store.ReadingRow[]) {
  const files = await filesOfSubjects(
    tx,
    businessId,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    tx,
    rows.flatMap(({ recorded_by }) => recorded_by ?? []),
  );
  return ({ recorded_by, ...row }: store.ReadingRow) => ({
    ...row,
    recorded_by: recorded_by === null ? '' : (names.get(recorded_by) ?? ''),
    photo: files.get(row.id)?.[0] ?? null,
  });
}

export const readingsHandlers = ({ clock }: Platform): Pick<Handlers, ReadingOperation> => {
  async function add(call: BusinessCall<'addVehicleReading'>) {
    const { tx, businessId, params, body } = call;
    const asking = askingOf(call, clock.now());
    const vehicle = await claimVehicle(asking, params.id);
    const today = await todayIn(tx, businessId, asking.now);
    const { value, read_on: on = today } = body;
    if (on > today) throw refuse.fields({ read_on: ['Choose today or an earlier day.'] });
    const correction = (body.correction ?? '').trim();
    const given = { assetId: vehicle.id, meter: 'odometer', value, on, correction } as const;
    const { id, correction: kept } = await recordReading(asking, given, 'value');
    if (body.photo != null) {
      const join = { ids: [body.photo], subject: { kind: 'reading', id }, assetId: vehicle.id } as const;
      await joinAttachments(tx, businessId, join, 'photo');
    }
    const text = `Read ${value.toLocaleString('en-NG')} km${kept === '' ? '' : `: ${kept}`}`;
    await note(asking, vehicle, 'asset.read', text);
    const row = await store.findReading(tx, businessId, id);
    return (await presenting(asking, [row]))(row);
  }

  return {
    listVehicleReadings: async (call) => {
      const { tx, businessId, params, query } = call;
      await findVehicle({ tx, businessId, now: clock.now() }, params.id);
      const selected = await store.listReadings(tx, businessId, params.id, query);
      return pageOf(call, selected, await presenting(call, selected.rows));
    },

    addVehicleReading: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `addVehicleReading ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => add(call));
    },
  };
};
