/** Takes readings into the log, when they can be believed. */
import { refuse } from '../../platform/errors.ts';
import type { Asking } from '../assignments/assigning.ts';
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
    throw refuse.fields({ [field]: [`${doubt} ${way}`] });
  }
  const correction = doubt === null ? '' : given.correction;
  const added = await store.addReading(tx, businessId, { ...given, correction, source, recordedBy: userId, now });
  await store.followOdometer(tx, businessId, given.assetId);
  return added;
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
