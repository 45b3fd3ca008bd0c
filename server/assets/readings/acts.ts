/** Takes readings into the log, when they can be believed. */

import { type Asking, refuseFields } from '../../platform/asking.ts';
import { refreshDues } from '../plans/dues.ts';
import { doubtOf, type Meter } from './rules.ts';
import * as store from './store.ts';

type Given = { assetId: string; meter: Meter; value: number; on: string; correction: string };

/** @throws 400 at `field` when it does not go on from its neighbours and nothing says why */
export async function takeReading(asking: Asking, given: Given, field: string, source: store.Source | null = null) {
  const { tx, businessId, userId, now } = asking;
  const { before, after } = await store.neighbours(tx, businessId, given);
  const doubt = doubtOf(given.meter, given, before, after);
  if (doubt !== null && given.correction === '') {
    const way =
      source?.kind === 'maintenance'
        ? 'If it is right, add a reading that says why first.'
        : 'Say why, if it is right.';
    throw refuseFields(asking, { [field]: [`${doubt} ${way}`] }, 'reading_doubted');
  }
  const correction = doubt === null ? '' : given.correction;
  const added = await store.addReading(tx, businessId, { ...given, correction, source, recordedBy: userId, now });
  await store.followOdometer(tx, businessId, given.assetId);
  return added;
}

/** The same for a reading that was made by itself, after which something else may be due. */
export async function recordReading(...[asking, given, field, source]: Parameters<typeof takeReading>) {
  const added = await takeReading(asking, given, field, source);
  await refreshDues(asking, { assetId: given.assetId });
  return added;
}

/** What follows when readings of an asset were added or have gone by other ways: its mileage, and what is due. */
export async function followReadings(asking: Pick<Asking, 'tx' | 'businessId' | 'now'>, assetId: string) {
  await store.followOdometer(asking.tx, asking.businessId, assetId);
  await refreshDues(asking, { assetId });
}

type Entry = { date: string; mileage: number | null; engine_hours: number | null };

/** What an entry says of the meters, in place of what it said before. */
export async function takeReadingsOf(asking: Asking, assetId: string, maintenanceId: string, entry: Entry) {
  await store.removeReadingsOf(asking.tx, asking.businessId, maintenanceId);
  const { date: on, mileage, engine_hours: hours } = entry;
  const given = { assetId, on, correction: '' };
  const source = { kind: 'maintenance', id: maintenanceId } as const;
  if (mileage !== null) await takeReading(asking, { ...given, meter: 'odometer', value: mileage }, 'mileage', source);
  if (hours !== null) await takeReading(asking, { ...given, meter: 'engine', value: hours }, 'engine_hours', source);
}
