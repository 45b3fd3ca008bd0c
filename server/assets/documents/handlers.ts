/** Statutory and other documents of assets: added, renewed, listed and deleted. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers, UploadedFile } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { stateOf } from '../../platform/time/expiry.ts';
import { keepAttachment, noFile } from '../attachments/acts.ts';
import { claimDocumentType } from '../document-types/store.ts';
import { aboutDocument, addKept, dropKept, readKept, remindOf, renewKept } from './acts.ts';
import { datesProblem, namingProblem } from './rules.ts';
import * as store from './store.ts';

type DocumentOperation =
  | 'addDocument'
  | 'renewDocument'
  | 'deleteDocument'
  | 'listAssetDocuments'
  | 'listDocumentVersions';
type AssetDocument = components['schemas']['AssetDocument'];
type Call = Pick<BusinessCall<'deleteDocument'>, 'tx' | 'businessId' | 'userId' | 'address'>;
/** What arrives as a file of the request, or was uploaded before. */
type Sent = { upload: UploadedFile | null; attachment: string | undefined };
type Reminders = Awaited<ReturnType<typeof remindersOf>>;
type Dates = { date_of_issue?: string; expiry_date?: string };

type Known = { businessId: string; today: string; reminders: Reminders };

const present =
  ({ businessId, today, reminders }: Known) =>
  (row: store.DocumentRow): AssetDocument => {
    const { asset_id, file, created_at, mileage: _mileage, cost: _cost, ...rest } = row;
    return {
      ...rest,
      file: file && `/c/${businessId}/asset-management/attachments/${file.id}/file/`,
      file_id: file?.id ?? null,
      fileInfo: file?.fileInfo ?? null,
      state: stateOf(row.expiry_date, today),
      content_type: 'asset',
      object_id: asset_id,
      attachment_type: row.document_type === null ? 'other' : 'statutory',
      reminder: reminders.get(row.id) ?? null,
      created_at: created_at.toISOString(),
    };
  };

/** @throws 400 when the dates are in the wrong order */
function datesOf({
  date_of_issue: dateOfIssue = null,
  expiry_date: expiryDate = null,
}: Partial<Record<keyof Dates, string | null>>) {
  const problem = datesProblem({ dateOfIssue, expiryDate });
  if (problem !== null) throw refuse.fields({ expiry_date: [problem] });
  return { dateOfIssue, expiryDate };
}

export const documentsHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, DocumentOperation> => {
  /** The file that arrived or was uploaded before. @throws 400 without one */
  async function takeFile({ tx, businessId }: Call, { upload, attachment }: Sent): Promise<string[]> {
    const id = upload === null ? attachment : (await keepAttachment(files, tx, businessId, upload, clock.now())).id;
    if (id === undefined) throw noFile();
    return [id];
  }

  async function know({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, ids: readonly string[]): Promise<Known> {
    const now = clock.now();
    const [today, reminders] = await Promise.all([
      todayIn(tx, businessId, now),
      remindersOf(tx, businessId, aboutDocument, ids, now),
    ]);
    return { businessId, today, reminders };
  }

  const find = ({ tx, businessId }: Call, id: string) => readKept(tx, businessId, id);
  const answer = async (call: Call, id: string) => present(await know(call, [id]))(await find(call, id));

  /** Answers a document that has just been stored, with its reminder. */
  async function stored(call: Call, id: string, asset: store.TitledAsset, reminder: string | undefined) {
    if (reminder !== undefined) await remindOf(call, await find(call, id), asset, reminder);
    return answer(call, id);
  }

  async function add(call: BusinessCall<'addDocument'>) {
    const { tx, businessId, body } = call;
    const [typeId, name] = [body.document_type ?? null, (body.name ?? '').trim()];
    const problem = namingProblem({ typeId, name, wanted: body.attachment_type });
    if (problem !== null) throw refuse.fields(problem);
    const dates = datesOf(body);
    const asset = await store.findTitled(tx, businessId, body.object_id);
    if (asset === undefined) throw refuse.fields({ object_id: ['This asset is no longer there.'] });
    const type = typeId === null ? null : await claimDocumentType(tx, businessId, typeId);
    if (type === undefined) throw refuse.fields({ document_type: ['Choose one from the list.'] });
    const attachments = await takeFile(call, { upload: call.file('file'), attachment: body.attachment });
    const kept = { ...dates, typeId, name, mileage: null, cost: null, attachments };
    const id = await addKept({ ...call, now: clock.now() }, asset, kept, 'attachment');
    return stored(call, id, asset, body.reminder);
  }

  async function renew(call: BusinessCall<'renewDocument'>) {
    const { tx, businessId, body, params } = call;
    const dates = datesOf(body);
    if (call.file('file') === null && body.attachment === undefined) throw noFile();
    const renewed = await store.claimDocument(tx, businessId, params.id);
    if (renewed === undefined) throw refuse.missing();
    const attachments = await takeFile(call, { upload: call.file('file'), attachment: body.attachment });
    const kept = { ...renewed, ...dates, cost: null, attachments };
    const id = await renewKept({ ...call, now: clock.now() }, renewed, kept, 'attachment');
    return stored(call, id, renewed.asset, body.reminder);
  }

  return {
    addDocument: (call) => {
      const { tx, userId, businessId, idempotencyKey: key } = call;
      const body = { ...call.body, file: call.file('file')?.sha256 };
      return once(tx, { userId, key, operation: 'addDocument', businessId, body }, clock.now(), () => add(call));
    },

    renewDocument: (call) => {
      const { tx, userId, businessId, idempotencyKey: key, params } = call;
      const body = { ...call.body, id: params.id, file: call.file('file')?.sha256 };
      return once(tx, { userId, key, operation: 'renewDocument', businessId, body }, clock.now(), () => renew(call));
    },

    deleteDocument: async (call) => {
      const claimed = await store.claimDocument(call.tx, call.businessId, call.params.id);
      if (claimed === undefined) throw refuse.missing();
      await dropKept({ ...call, now: clock.now() }, jobs, claimed);
      return undefined;
    },

    listAssetDocuments: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await store.findTitled(tx, businessId, params.id)) === undefined) throw refuse.missing();
      const selected = await store.listDocuments(tx, businessId, params.id, query);
      return pageOf(call, selected, present(await know(call, idsOf(selected.rows))));
    },

    listDocumentVersions: async (call) => {
      const { tx, businessId, params, query } = call;
      const selected = await store.listVersions(tx, businessId, params.id, query);
      if (selected.count === 0) throw refuse.missing();
      return pageOf(call, selected, present(await know(call, idsOf(selected.rows))));
    },
  };
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
