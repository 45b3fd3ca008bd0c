/** What whoever has a vehicle sees of it and reports about it. Its checks, its fuel and its accidents are taken where the fleet's are. */

import { excerptOf } from '../../../rules/shared/line.ts';
import { downloadFile, listIssuesOf, note, type ReportedIssue, readIssue, reportIssue } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listDue, titleOf } from '../../due/port.ts';
import { type Asking, askingOf, type Inside } from '../../platform/asking.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { sumFills } from '../fuel/store.ts';
import { allPapersOf } from '../papers/presenting.ts';
import { readyPapers } from '../sheet/catalogue.ts';
import { knowSheet } from '../sheet/knowing.ts';
import { sheetOf } from '../sheet/rules.ts';
import { stopsOf } from '../stops/acts.ts';
import { claimVehicle, findVehicle } from '../vehicles/claim.ts';
import { toVehicle } from '../vehicles/rules.ts';
import { vehiclesOf } from './holding.ts';
import { lastChecks } from './store.ts';

type DriverOperation =
  | 'listMyVehicles'
  | 'getDriversSheet'
  | 'downloadVehiclePaperFile'
  | 'listVehicleIssues'
  | 'reportVehicleIssue';
type Found = Awaited<ReturnType<typeof findVehicle>>;
type DriversVehicle = Answer<'getDriversSheet'>['vehicle'];
/** More than these are the business of whoever looks after the fleet. */
const mostDues = 20;

async function presenting({ tx, businessId }: Inside, vehicles: readonly Found[]) {
  const ids = vehicles.map(({ id }) => id);
  const checked = await lastChecks(tx, businessId, ids);
  const stops = await stopsOf({ tx, businessId }, ids);
  return (found: Found): DriversVehicle => {
    const vehicle = toVehicle(found, { attachments: [], stop: stops.get(found.id) ?? null });
    const { purchase_price, date_purchased, vendor, next_assignment, attachments, ...facts } = vehicle;
    return { ...facts, checked_on: checked.get(found.id) ?? null };
  };
}

const shown = ({ id, issue_type, message, date, priority_level, status, reported_by, resolution }: ReportedIssue) => ({
  id,
  issue_type: issue_type?.name ?? '',
  message,
  date,
  priority_level,
  status,
  reported_by,
  resolution,
});

export const driverHandlers = ({ clock, files }: Platform): Pick<Handlers, DriverOperation> => {
  async function report(call: BusinessCall<'reportVehicleIssue'>) {
    const { tx, businessId, body } = call;
    const asking: Asking = askingOf(call, clock.now());
    const asset = await claimVehicle(asking, call.params.id);
    const date = await todayIn(tx, businessId, asking.now);
    const message = body.message.trim();
    const { priority_level: priority = 'medium', attachments = [] } = body;
    const id = await reportIssue(asking, { asset, typeId: null, message, date, priority, attachments });
    await note(asking, asset, 'issue.reported', `Reported “${excerptOf(message)}”`);
    return shown(await readIssue(asking, id));
  }

  return {
    listMyVehicles: async ({ tx, businessId, userId }) => {
      const inside = { tx, businessId, now: clock.now() };
      const vehicles: Found[] = [];
      for (const id of await vehiclesOf(tx, businessId, userId)) vehicles.push(await findVehicle(inside, id));
      return { results: vehicles.map(await presenting(inside, vehicles)) };
    },

    getDriversSheet: async ({ tx, businessId, params }) => {
      const inside = { tx, businessId, now: clock.now() };
      const { vehicle, known } = await knowSheet(inside, params.id);
      const { today } = known;
      const wanted = {
        subject: vehicle.id,
        subjects: ['vehicle'],
        kinds: ['service', 'plan'],
        page_size: mostDues,
      } as const;
      const due = await listDue(tx, businessId, wanted, today);
      return {
        vehicle: (await presenting(inside, [vehicle]))(vehicle),
        fuel: (await sumFills(tx, businessId, vehicle.id, today)).fuel ?? 'petrol',
        papers: sheetOf(readyPapers, known)
          .filter(({ is_needed }) => is_needed)
          .map(({ type, name, state, paper, licence }) => ({
            type,
            name,
            state,
            due_date: paper?.due_date ?? licence?.expiry_date ?? null,
            files: (paper?.attachments ?? []).map((file) => ({ id: file.id, name: file.name })),
          })),
        dues: due.rows.flatMap((row) => {
          const { source: id, kind, due_date, days_left } = row;
          return due_date === null || days_left === null
            ? []
            : [{ id, kind, title: titleOf(row), due_date, days_left }];
        }),
      };
    },

    downloadVehiclePaperFile: async (call) => {
      const { tx, businessId, params } = call;
      const inside = { tx, businessId, now: clock.now() };
      const vehicle = await findVehicle(inside, params.id);
      const papers = await allPapersOf(inside, vehicle.id);
      if (!papers.some(({ attachments }) => attachments.some(({ id }) => id === params.fileId))) throw refuse.missing();
      return downloadFile(call, files, params.fileId);
    },

    listVehicleIssues: async (call) => {
      const { tx, businessId, params, query } = call;
      await findVehicle({ tx, businessId, now: clock.now() }, params.id);
      return pageOf(call, await listIssuesOf(call, params.id, query), shown);
    },

    reportVehicleIssue: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `reportVehicleIssue ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => report(call));
    },
  };
};
