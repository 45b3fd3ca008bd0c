/** Statutory papers of vehicles: the documents of the register under the fleet's names. */
import { documentStates } from '../../../openapi/generated/lists/assets.papers.ts';
import { paperTypeLabels, paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';
import {
  aboutDocument,
  addKept,
  type Claimed,
  claimDocument,
  correctKept,
  datesProblem,
  dropKept,
  ensureDocumentType,
  renewKept,
  setFiles,
} from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSettingsOf, type ReminderSettings } from '../../platform/reminders/listing.ts';
import { isLater } from '../dues.ts';
import { filesOfRenewal } from '../files/copying.ts';
import { remindBefore } from '../reminding.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { presentingPapers } from './presenting.ts';
import * as store from './store.ts';

type PaperOperation =
  | 'listVehiclePapers'
  | 'filterVehiclePapers'
  | 'listVehiclePaperVersions'
  | 'createVehiclePaper'
  | 'putVehiclePaper'
  | 'deleteVehiclePapers'
  | 'listVehiclePaperReminders';
/** About one vehicle. */
type Call = Caller & { params: { id: string } };
type Given = BusinessCall<'putVehiclePaper'>['body'];

export const papersHandlers = (platform: Platform): Pick<Handlers, PaperOperation> => {
  const { clock, jobs } = platform;
  const today = ({ tx, businessId }: Inside) => todayIn(tx, businessId, clock.now());
  const asked = (caller: Caller) => askingOf(caller, clock.now());

  const presenting = ({ tx, businessId }: Inside, rows: readonly store.PaperRow[]) =>
    presentingPapers({ tx, businessId, now: clock.now() }, rows);

  const claimVehicle = ({ tx, businessId, params }: Inside & Pick<Call, 'params'>) =>
    findVehicle({ tx, businessId, now: clock.now() }, params.id);

  const list = async (call: Call & { url: string; query: store.Filter }, filter: store.Filter) => {
    await claimVehicle(call);
    const wanted = { ...call.query, ...filter, vehicle: call.params.id };
    const selected = await store.listPapers(call.tx, call.businessId, wanted, await today(call));
    const present = await presenting(call, selected.rows);
    return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card.id }));
  };

  const answer = async (call: Call, id: string) => {
    const { rows } = await store.listPapers(call.tx, call.businessId, { id }, await today(call));
    const [row] = rows;
    if (row === undefined) throw refuse.missing();
    return { ...(await presenting(call, [row]))(row), vehicle: row.card.id };
  };

  const typeIdOf = async ({ tx, businessId }: Call, type: NonNullable<Given['type']>) =>
    (await ensureDocumentType(tx, businessId, paperTypeLabels[type], clock.now())).id;

  const datesIn = ({ issue_date, service_date, due_date, title }: Given) => {
    if (title.trim() === '') throw refuse.fields({ title: ['Required'] });
    const dates = { dateOfIssue: issue_date ?? service_date ?? null, expiryDate: due_date ?? null };
    const problem = datesProblem(dates);
    if (problem !== null) throw refuse.fields({ due_date: [problem] });
    return dates;
  };

  /** With the reminder that was asked for; the one that it has stays when nothing is said. */
  const reminded = async (call: Call, id: string, days: number | null | undefined, renewed?: ReminderSettings) => {
    const paper = await answer(call, id);
    const vehicle = await claimVehicle(call);
    const subject = { kind: aboutDocument, id };
    const title = `${paper.description} of ${vehicle.name}`;
    const due = { vehicle: vehicle.id, subject, kind: 'document_renewal', dueOn: paper.due_date, title } as const;
    await remindBefore(asked(call), due, days, renewed);
    return answer(call, id);
  };

  const create = async (call: BusinessCall<'createVehiclePaper'>) => {
    const { body } = call;
    const dates = datesIn(body);
    const vehicle = await claimVehicle(call);
    const typeId = await typeIdOf(call, body.type);
    const kept = { ...dates, typeId, name: body.title.trim(), mileage: body.mileage ?? null, cost: body.cost ?? null };
    const files = { attachments: body.attachments ?? [] };
    const id = await addKept(asked(call), vehicle, { ...kept, ...files }, 'attachments');
    return reminded(call, id, body.reminder_days);
  };

  const claim = async (call: Call, id: string): Promise<Claimed | undefined> => {
    const claimed = await claimDocument(call.tx, call.businessId, id);
    return claimed?.asset.id === call.params.id && claimed.typeId !== null ? claimed : undefined;
  };

  /** @throws 400 for ids in the body that are not those of the path */
  const assertNamed = ({ params, body }: Pick<BusinessCall<'putVehiclePaper'>, 'params' | 'body'>) => {
    const named = { id: params.documentId, documentId: params.documentId, vehicleId: params.id };
    for (const field of ['id', 'documentId', 'vehicleId'] as const)
      if ((body[field] ?? named[field]) !== named[field])
        throw refuse.fields({ [field]: ['It is not that of the path.'] });
  };

  /** With what a correction leaves out as it is. */
  const corrected = async (call: Call & { body: Given }, id: string): Promise<Given> => {
    const { issue_date, due_date, mileage, cost } = await answer(call, id);
    const known = { due_date, mileage, cost };
    return withLeftOut(call.body, call.body.service_date === undefined ? { ...known, issue_date } : known);
  };

  const put = async (call: BusinessCall<'putVehiclePaper'>) => {
    const { tx, businessId, body, params } = call;
    assertNamed(call);
    await claimVehicle(call);
    const known = await claim(call, params.documentId);
    if (known === undefined) throw refuse.missing();
    // One that somebody has renewed is refused for that.
    if (known.isCurrent) assertUnchanged(call, await answer(call, known.id));
    const isNewOne = !known.isCurrent || (!body.is_correction && isLater(body.due_date ?? null, known.expiryDate));
    const form = isNewOne ? body : await corrected(call, known.id);
    const typeId = body.type === undefined ? known.typeId : await typeIdOf(call, body.type);
    const { title, mileage = null, cost = null } = form;
    const kept = { ...datesIn(form), typeId, name: title.trim(), mileage, cost };
    if (isNewOne) {
      const attachments = await filesOfRenewal(platform, call, known.id, body.attachments);
      const reminder = await findSettingsOf(tx, businessId, { kind: aboutDocument, id: known.id });
      const id = await renewKept(asked(call), known, { ...kept, attachments }, 'attachments');
      return reminded(call, id, body.reminder_days, reminder);
    }
    await correctKept(asked(call), known, kept);
    if (body.attachments !== undefined) {
      const subject = { kind: aboutDocument, id: known.id } as const;
      await setFiles(call, jobs, { ids: body.attachments, subject, assetId: known.asset.id });
    }
    return reminded(call, known.id, body.reminder_days);
  };

  return {
    listVehiclePapers: (call) => list(call, {}),

    filterVehiclePapers: (call) => {
      const { filter } = call.params;
      const state = documentStates.find((each) => each === filter);
      if (state !== undefined) return list(call, { state });
      const names = paperTypes.map((type) => paperTypeLabels[type].toLowerCase());
      const type = paperTypes.find((each) => each === filter);
      return list(
        call,
        type === undefined ? { exceptTypeNames: names } : { typeNames: [paperTypeLabels[type].toLowerCase()] },
      );
    },

    listVehiclePaperVersions: async (call) => {
      const { tx, businessId, params, query } = call;
      await claimVehicle(call);
      const about = { ...query, vehicle: params.id, id: params.documentId };
      const selected = await store.listPaperVersions(tx, businessId, about, await today(call));
      if (selected.count === 0) throw refuse.missing();
      const present = await presenting(call, selected.rows);
      return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card.id }));
    },

    createVehiclePaper: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehiclePaper ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    putVehiclePaper: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `putVehiclePaper ${params.documentId}`, businessId, body };
      return once(tx, intent, clock.now(), () => put(call));
    },

    deleteVehiclePapers: async (call) => {
      await claimVehicle(call);
      for (const id of new Set(call.body.ids)) {
        const claimed = await claim(call, id);
        if (claimed !== undefined) await dropKept(asked(call), jobs, claimed);
      }
      return undefined;
    },

    listVehiclePaperReminders: async (call) => {
      const { state, ...query } = call.query;
      const filter = { ...query, isDue: state ?? (true as const) };
      const selected = await store.listPapers(call.tx, call.businessId, filter, await today(call));
      const present = await presenting(call, selected.rows);
      return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card }));
    },
  };
};
