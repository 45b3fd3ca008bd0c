/** A year of fuel, checks, accidents, fines and statuses of the demo business, in a few statements. */
import { checkItemLabels } from '../../../openapi/generated/lists/fleet.checks.ts';
import { type CheckItem, isGrave } from '../../../rules/fleet/checklist.ts';
import { addIssue, addReadings, followReadings, replaceStatuses } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { day, dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';
import { addChecks, addFault } from '../checks/store.ts';
import { addFills } from '../fuel/store.ts';
import { addIncident } from '../incidents/store.ts';
import { addStops, type NewStop } from '../stops/store.ts';
import { checksOf, type DemoVehicle, fillsOf, incidentsOf, statusesOf, usualPriceOn } from './year.ts';

/** Who had it, from when to before when; null while it lasts. */
type Period = { driver: string; from: string; until: string | null };
type Row = {
  id: string;
  type: DemoVehicle['type'];
  periods: readonly Period[];
  status: Parameters<typeof statusesOf>[1];
  first: number;
  last: number;
  days: number;
};

/** The vehicles that have two readings at least, in the order in which they were added. */
const listDriven = (tx: Tx, businessId: string) =>
  tx.query<Row>(
    `select a.id, a.vehicle_type as type, a.status,
       (select coalesce(json_agg(json_build_object('driver', p.employee_id, 'from', p.date_assigned, 'until', p.end_date)), '[]'::json)
        from asset_assignments p where p.business_id = a.business_id and p.asset_id = a.id) as periods, min(r.value) as first, max(r.value) as last,
       max(r.read_on) - min(r.read_on) as days
     from assets a join asset_readings r on r.business_id = a.business_id and r.asset_id = a.id and r.meter = 'odometer'
     where a.business_id = $1 and a.is_vehicle and a.deleted_at is null
     group by a.business_id, a.id having max(r.read_on) > min(r.read_on) order by a.id`,
    [businessId],
  );

const driverOn = ({ periods }: Pick<Row, 'periods'>, on: string): string | null =>
  periods.find(({ from, until }) => from <= on && (until === null || on < until))?.driver ?? null;

async function drive({ tx, businessId, userId }: OwnerCall, now: Date) {
  const [known] = await tx.query('select from fuel_entries where business_id = $1 limit 1', [businessId]);
  if (known !== undefined) return;
  const today = await todayIn(tx, businessId, now);
  const before = (daysAgo: number) => dayPlus(today, { days: -daysAgo });
  const rows = await listDriven(tx, businessId);
  const vehicles = rows.map((row, n) => ({ ...row, n, start: row.first, perDay: (row.last - row.first) / row.days }));
  const by = { recordedBy: userId, now };

  const fills = vehicles.flatMap((vehicle) =>
    fillsOf(vehicle).flatMap(({ daysAgo, ...fill }) => {
      const on = before(daysAgo);
      const driverId = driverOn(vehicle, on);
      // What nobody has stands still.
      if (driverId === null) return [];
      const usual = usualPriceOn(fill.fuel, daysAgo);
      return [{ ...fill, id: newId(), assetId: vehicle.id, on, driverId, isFull: true, usual }];
    }),
  );
  await addFills(tx, businessId, fills, by);
  await addReadings(
    tx,
    businessId,
    fills.map(({ id, assetId, on, mileage }) => ({ assetId, on, value: mileage, fuelId: id })),
    by,
  );
  const checks = vehicles.flatMap((vehicle) =>
    checksOf(vehicle).flatMap((check) => {
      const on = before(check.daysAgo);
      const driverId = driverOn(vehicle, on);
      return driverId === null
        ? []
        : [{ ...check, id: newId(), assetId: vehicle.id, on, driverId, mileage: null, note: '' }];
    }),
  );
  await addChecks(tx, businessId, checks, by);
  for (const { id, assetId, on, fault } of checks) {
    if (fault === null) continue;
    const message = `${checkItemLabels[fault.item]}: ${fault.note}`;
    const issue = { assetId, typeId: null, message, date: on, priority: 'medium', by: { userId } } as const;
    const issueId = await addIssue(tx, businessId, issue, now);
    await addFault(tx, businessId, { checkId: id, item: fault.item, note: fault.note, issueId });
  }
  await addStops(tx, businessId, stopsIn(checks, { userId, now }), now);
  for (const vehicle of vehicles) {
    for (const { daysAgo, isPaid, amount, ...incident } of incidentsOf(vehicle))
      await addIncident(
        tx,
        businessId,
        { vehicle: vehicle.id, userId, now },
        {
          ...incident,
          happened_on: before(daysAgo),
          driver_id: driverOn(vehicle, before(daysAgo)),
          amount: amount * 100,
          paid_on: isPaid ? before(daysAgo - 5) : null,
        },
      );
    const history = statusesOf(vehicle, vehicle.status).map(({ daysAgo, status }) => ({
      since: new Date(now.getTime() - daysAgo * day),
      status,
    }));
    await replaceStatuses(tx, businessId, vehicle.id, history);
    await followReadings({ tx, businessId, now }, vehicle.id);
  }
}

type DemoCheck = { id: string; assetId: string; on: string; daysAgo: number; fault: { item: CheckItem } | null };
/** Days until somebody decides. */
const undecided = 3;

/** What was found before the last days is repaired. */
function stopsIn(checks: readonly DemoCheck[], { userId, now }: { userId: string; now: Date }): NewStop[] {
  return checks.flatMap(({ id, assetId, on, daysAgo, fault }) => {
    if (fault === null || !isGrave(fault.item)) return [];
    const at = new Date(now.getTime() - Math.max(0, daysAgo - undecided) * day);
    const lifted = daysAgo > undecided ? { at, by: userId, note: 'Repaired and driven around the yard' } : null;
    return [{ vehicle: assetId, items: [fault.item], checkId: id, on, by: userId, lifted }];
  });
}

export async function demoLogs({ platform, asOwner }: Pick<DemoStage, 'platform' | 'asOwner'>) {
  await asOwner((call) => drive(call, platform.clock.now()));
}
