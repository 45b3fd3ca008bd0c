/** Statutory and other documents of assets: added, renewed, listed and deleted. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers, UploadedFile } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { attachReminder, finishReminder } from '../../platform/reminders/reminders.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { note } from '../assignments/assigning.ts';
import { keepAttachment, noFile } from '../attachments/handlers.ts';
import { dropAttachmentsOf, joinAttachments } from '../attachments/store.ts';
import { claimDocumentType } from '../document-types/store.ts';
import { aboutAsset } from '../reminders/store.ts';
import { datesProblem, namingProblem, stateOf } from './rules.ts';
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
    const { asset_id, file_name, file_type, file_size, has_thumbnail, created_at, ...rest } = row;
    return {
      ...rest,
      file: `/c/${businessId}/asset-management/attachments/${row.id}/file/`,
      fileInfo: { name: file_name, size: file_size, type: file_type, has_thumbnail },
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
  if (problem !== null) throw refuse.fields(problem);
  return { dateOfIssue, expiryDate };
}

export const documentsHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, DocumentOperation> => {
  /** Its id becomes that of the document. @throws 400 without a file */
  async function takeFile({ tx, businessId }: Call, { upload, attachment }: Sent, assetId: string): Promise<string> {
    const id = upload === null ? attachment : (await keepAttachment(files, tx, businessId, upload, clock.now())).id;
    if (id === undefined) throw noFile();
    await joinAttachments(tx, businessId, { ids: [id], subject: { kind: 'document', id }, assetId }, 'attachment');
    return id;
  }

  async function know({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, ids: readonly string[]): Promise<Known> {
    const now = clock.now();
    const [today, reminders] = await Promise.all([
      todayIn(tx, businessId, now),
      remindersOf(tx, businessId, 'document', ids, now),
    ]);
    return { businessId, today, reminders };
  }

  async function answer(call: Call, id: string): Promise<AssetDocument> {
    const row = await store.findDocument(call.tx, call.businessId, id);
    if (row === undefined) throw new Error('A document that was just stored is gone.');
    return present(await know(call, [id]))(row);
  }

  /** @throws 400 without a date of which to remind, and for a reminder that is not there or of another asset */
  async function remind({ tx, businessId }: Call, document: AssetDocument, asset: store.TitledAsset, reminder: string) {
    if (document.expiry_date === null) throw refuse.fields({ expiry_date: ['Say when it expires to be reminded.'] });
    const isAttached = await attachReminder(tx, {
      ...{ businessId, id: reminder, about: { kind: aboutAsset, id: asset.id } },
      ...{ subject: { kind: 'document', id: document.id }, dueOn: document.expiry_date },
      title: `${titleOf(document)} of ${asset.name}`,
      link: assetLink(asset.id, document.attachment_type),
    });
    if (!isAttached) throw refuse.fields({ reminder: ['This reminder is gone. Set it again.'] });
  }

  /** Answers a document that has just been stored, with its reminder. */
  async function stored(call: Call, id: string, asset: store.TitledAsset, reminder: string | undefined) {
    if (reminder !== undefined) await remind(call, await answer(call, id), asset, reminder);
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
    const id = await takeFile(call, { upload: call.file('file'), attachment: body.attachment }, asset.id);
    const now = clock.now();
    await store.addDocument(tx, businessId, {
      ...dates,
      id,
      assetId: asset.id,
      typeId,
      name,
      seriesId: id,
      version: 1,
      now,
    });
    await note({ ...call, now }, asset, 'document.added', `Added the document ${type?.name ?? name}`);
    return stored(call, id, asset, body.reminder);
  }

  async function renew(call: BusinessCall<'renewDocument'>) {
    const { tx, businessId, body, params } = call;
    const dates = datesOf(body);
    if (call.file('file') === null && body.attachment === undefined) throw noFile();
    const renewed = await store.claimDocument(tx, businessId, params.id);
    if (renewed === undefined) throw refuse.missing();
    if (!renewed.isCurrent) throw refuse.conflict('Somebody has renewed this document already.', 'renewed');
    const { asset, typeId, name, seriesId } = renewed;
    const id = await takeFile(call, { upload: call.file('file'), attachment: body.attachment }, asset.id);
    const now = clock.now();
    await store.retire(tx, businessId, renewed.id);
    const version = renewed.version + 1;
    await store.addDocument(tx, businessId, { ...dates, id, assetId: asset.id, typeId, name, seriesId, version, now });
    await finishReminder(tx, { businessId, subject: { kind: 'document', id: renewed.id }, now });
    const answered = await stored(call, id, asset, body.reminder);
    await note({ ...call, now }, asset, 'document.renewed', `Renewed the document ${titleOf(answered)}`);
    return answered;
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
      const { tx, businessId, params } = call;
      const claimed = await store.claimDocument(tx, businessId, params.id);
      if (claimed === undefined) throw refuse.missing();
      const { name, document_type_name } = await answer(call, claimed.id);
      await finishReminder(tx, { businessId, subject: { kind: 'document', id: claimed.id }, now: clock.now() });
      await removeStored(jobs, tx, await dropAttachmentsOf(tx, businessId, 'document', [claimed.id]));
      await store.reinstateLatest(tx, businessId, claimed.seriesId);
      const text = `Deleted the document ${titleOf({ name, document_type_name })}`;
      await note({ ...call, now: clock.now() }, claimed.asset, 'document.deleted', text);
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

/** The part of the asset's screen that lists it. */
const assetLink = (assetId: string, type: AssetDocument['attachment_type']): string =>
  `/assets?tab=asset-list&view=asset&id=${assetId}&part=${type === 'statutory' ? 'statutory' : 'documents'}`;

const titleOf = ({ name, document_type_name: type }: Pick<AssetDocument, 'name' | 'document_type_name'>): string =>
  type ?? name;
