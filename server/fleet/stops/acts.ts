/** A vehicle that is not to be driven: what a check marks so, and who is told. It stays so until somebody decides. */
import { checkItemLabels } from '../../../openapi/generated/lists/fleet.checks.ts';
import { type CheckItem, isGrave } from '../../../rules/fleet/checklist.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { note } from '../../assets/port.ts';
import { listAudience, namesOf } from '../../directory/directory.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { Answer } from '../../platform/contract.ts';
import { notify } from '../../platform/notifications.ts';
import { isFor } from '../../platform/security/audience.ts';
import * as store from './store.ts';

type VehicleStop = NonNullable<Answer<'getVehicle'>['stop']>;

/** Why each of these vehicles is not to be driven, by its id. */
export async function stopsOf({ tx, businessId }: Inside, ids: readonly string[]): Promise<Map<string, VehicleStop>> {
  const open = await store.openStopsOf(tx, businessId, ids);
  const names = await namesOf(
    tx,
    [...open.values()].map(({ stopped_by }) => stopped_by),
  );
  const shown = ({ vehicle, stopped_by, ...stop }: store.OpenStop) => ({
    ...stop,
    stopped_by: names.get(stopped_by) ?? '',
  });
  return new Map([...open].map(([id, stop]) => [id, shown(stop)]));
}

const namesOfItems = (items: readonly CheckItem[]) => items.map((item) => checkItemLabels[item]).join('; ');

type Checked = {
  /** Locked. */
  vehicle: { id: string; name: string; number: string };
  checkId: string;
  on: string;
  /** All that was not all right. */
  faults: readonly CheckItem[];
};

/** Marks a vehicle in whose check something grave was found, and tells those who decide. What is stopped for it already stays as it is. */
export async function stopFor(asking: Asking, { vehicle, checkId, on, faults }: Checked): Promise<void> {
  const { tx, businessId, userId, now } = asking;
  const open = (await store.openStopsOf(tx, businessId, [vehicle.id])).get(vehicle.id);
  const found = faults.filter((item) => isGrave(item) && !open?.items.includes(item));
  if (found.length === 0) return;
  if (open) await store.addItems(tx, businessId, open.id, found);
  else
    await store.addStops(
      tx,
      businessId,
      [{ vehicle: vehicle.id, items: found, checkId, on, by: userId, lifted: null }],
      now,
    );
  await note(asking, vehicle, 'vehicle.stopped', `Marked it as not to be driven: ${namesOfItems(found)}`);
  const readers = (await listAudience(tx, businessId)).filter(
    (member) => isFor('access_vehicles', member) && member.id !== userId,
  );
  await notify(tx, {
    businessId,
    userIds: readers.map(({ id }) => id),
    occasion: `vehicle.stopped:${checkId}`,
    text: `${onOneLine(vehicle.name)} (${vehicle.number}) is not to be driven: ${namesOfItems(found)}`,
    link: `/fleet/home/${vehicle.id}`,
    now,
  });
}
