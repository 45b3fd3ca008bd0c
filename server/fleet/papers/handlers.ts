/** Statutory papers of vehicles: the documents of the register under the fleet's names. */
import { documentStates } from '../../../openapi/generated/lists/assets.papers.ts';
import { paperTypeLabels } from '../../../openapi/generated/lists/fleet.papers.ts';
import { findAsset } from '../../assets/assets/store.ts';
import type { Asking } from '../../assets/assignments/assigning.ts';
import { setAttachments } from '../../assets/attachments/store.ts';
import { listDocumentTypes } from '../../assets/document-types/store.ts';
import { aboutDocument, addKept, correctKept, dropKept, renewKept } from '../../assets/documents/keeping.ts';
import { stateOf } from '../../assets/documents/rules.ts';
import { type Claimed, claimDocument } from '../../assets/documents/store.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { isLater } from '../dues.ts';
import { filesOfSubjects } from '../files/store.ts';
import { refusedAs } from '../refusals.ts';
import { daysOf, remindBefore } from '../reminding.ts';
import * as rules from './rules.ts';
import * as store from './store.ts';

type PaperOperation =
  | 'listVehiclePapers'
  | 'filterVehiclePapers'
  | 'createVehiclePaper'
  | 'putVehiclePaper'
  | 'deleteVehiclePapers'
  | 'listVehiclePaperReminders';
type Call = Omit<BusinessCall<'listVehiclePapers'>, 'query' | 'body'>;
type Given = BusinessCall<'putVehiclePaper'>['body'];

export const papersHandlers = ({ clock, jobs }: Platform): Pick<Handlers, PaperOperation> => {
  const today = ({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());
  const asked = ({ tx, businessId, userId, address }: Call): Asking => ({
    ...{ tx, businessId, userId, address },
    now: clock.now(),
  });

  /** How papers are answered, without their vehicle. */
  const papersIn = async (call: Pick<Call, 'tx' | 'businessId'>, rows: readonly store.PaperRow[]) => {
    const { tx, businessId } = call;
    const ids = rows.map(({ id }) => id);
    const files = await filesOfSubjects(tx, businessId, ids);
    const reminders = await remindersOf(tx, businessId, aboutDocument, ids, clock.now());
    const day = await today(call);
    return ({ card: _, typeName, isDefaultType, ...row }: store.PaperRow) => ({
      ...row,
      type: rules.typeOf({ typeName, isDefaultType }),
      type_display: typeName,
      description: row.title === '' ? typeName : row.title,
      service_date: row.issue_date,
      state: stateOf(row.due_date, day),
      reminder_days: daysOf(reminders.get(row.id)),
      attachments: files.get(row.id) ?? [],
    });
  };

  const findVehicle = async ({ tx, businessId, params }: Pick<Call, 'tx' | 'businessId' | 'params'>) => {
    const asset = await findAsset(tx, businessId, params.id, clock.now());
    if (asset === undefined || asset.vehicle_type === null) throw refuse.missing();
    return asset;
  };

  const list = async (call: Call & { query: store.Filter }, filter: store.Filter) => {
    await findVehicle(call);
    const wanted = { ...call.query, ...filter, vehicle: call.params.id };
    const selected = await store.listPapers(call.tx, call.businessId, wanted, await today(call));
    const present = await papersIn(call, selected.rows);
    return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card.id }));
  };

  const answer = async (call: Call, id: string) => {
    const { rows } = await store.listPapers(call.tx, call.businessId, { id }, await today(call));
    const [row] = rows;
    if (row === undefined) throw refuse.missing();
    return { ...(await papersIn(call, [row]))(row), vehicle: row.card.id };
  };

  const typeIdOf = async ({ tx, businessId }: Call, type: NonNullable<Given['type']>) => {
    const types = await listDocumentTypes(tx, businessId);
    const found = types.find(({ name, is_default }) => is_default && name === paperTypeLabels[type]);
    if (found === undefined) throw new Error('Every business begins with this type.');
    return found.id;
  };

  const datesIn = ({ issue_date, service_date, due_date, title }: Given) => {
    const dates = { issue_date: issue_date ?? service_date ?? null, due_date: due_date ?? null };
    const problems = rules.problemsOf({ ...dates, title });
    if (problems !== null) throw refuse.fields(problems);
    return { dateOfIssue: dates.issue_date, expiryDate: dates.due_date };
  };

  /** With the reminder that was asked for; the one that it has stays when nothing is said. */
  const reminded = async (call: Call, id: string, days: number | null | undefined) => {
    const paper = await answer(call, id);
    if (days === undefined && paper.reminder_days === null) return paper;
    const vehicle = await findVehicle(call);
    const subject = { kind: aboutDocument, id };
    const due = { vehicle: vehicle.id, subject, kind: 'document_renewal', dueOn: paper.due_date } as const;
    const wanted = days === undefined && paper.due_date !== null ? paper.reminder_days : (days ?? null);
    await remindBefore(asked(call), { ...due, title: `${paper.description} of ${vehicle.name}` }, wanted);
    return answer(call, id);
  };

  const create = async (call: BusinessCall<'createVehiclePaper'>) => {
    const { body } = call;
    const dates = datesIn(body);
    const vehicle = await findVehicle(call);
    const typeId = await typeIdOf(call, body.type);
    const kept = { ...dates, typeId, name: body.title.trim(), mileage: body.mileage ?? null };
    const files = { attachments: body.attachments ?? [] };
    const id = await addKept(asked(call), vehicle, { ...kept, ...files }, 'attachments');
    return reminded(call, id, body.reminder_days ?? undefined);
  };

  const claim = async (call: Call, id: string): Promise<Claimed | undefined> => {
    const claimed = await claimDocument(call.tx, call.businessId, id);
    return claimed?.asset.id === call.params.id && claimed.typeId !== null ? claimed : undefined;
  };

  const put = async (call: BusinessCall<'putVehiclePaper'>) => {
    const { tx, businessId, body, params } = call;
    const named = { id: params.documentId, documentId: params.documentId, vehicleId: params.id };
    for (const field of ['id', 'documentId', 'vehicleId'] as const)
      if ((body[field] ?? named[field]) !== named[field])
        throw refuse.fields({ [field]: ['It is not that of the path.'] });
    const dates = datesIn(body);
    await findVehicle(call);
    const known = await claim(call, params.documentId);
    if (known === undefined) throw refuse.missing();
    const typeId = body.type === undefined ? known.typeId : await typeIdOf(call, body.type);
    const kept = { ...dates, typeId, name: body.title.trim(), mileage: body.mileage ?? null };
    if (!known.isCurrent || isLater(dates.expiryDate, known.expiryDate)) {
      // The files of the renewed paper stay with it.
      const old = new Set((await filesOfSubjects(tx, businessId, [known.id])).get(known.id)?.map(({ id }) => id));
      const attachments = (body.attachments ?? []).filter((id) => !old.has(id));
      const id = await renewKept(asked(call), known, { ...kept, attachments }, 'attachments');
      return reminded(call, id, body.reminder_days ?? undefined);
    }
    await correctKept(asked(call), known, kept);
    if (body.attachments !== undefined) {
      const subject = { kind: aboutDocument, id: known.id } as const;
      const join = { ids: body.attachments, subject, assetId: known.asset.id };
      await removeStored(jobs, tx, await setAttachments(tx, businessId, join));
    }
    return reminded(call, known.id, body.reminder_days);
  };

  return {
    listVehiclePapers: (call) => list(call, {}),

    filterVehiclePapers: (call) => {
      const { filter } = call.params;
      const state = documentStates.find((each) => each === filter);
      if (state !== undefined) return list(call, { state });
      const typeName = filter in paperTypeLabels ? paperTypeLabels[filter as keyof typeof paperTypeLabels] : null;
      return list(call, { typeName });
    },

    createVehiclePaper: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehiclePaper ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => refusedAs(rules.fieldNames, () => create(call)));
    },

    putVehiclePaper: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `putVehiclePaper ${params.documentId}`, businessId, body };
      return once(tx, intent, clock.now(), () => refusedAs(rules.fieldNames, () => put(call)));
    },

    deleteVehiclePapers: async (call) => {
      await findVehicle(call);
      for (const id of new Set(call.body.ids)) {
        const claimed = await claim(call, id);
        if (claimed !== undefined) await dropKept(asked(call), jobs, claimed);
      }
      return undefined;
    },

    listVehiclePaperReminders: async (call) => {
      const filter = { ...call.query, isDue: true as const };
      const selected = await store.listPapers(call.tx, call.businessId, filter, await today(call));
      const present = await papersIn(call, selected.rows);
      return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card }));
    },
  };
};
