/** Keeps the documents of assets, whose files were uploaded before: both the register and the fleet come through here. */

import type { Asking } from '../../platform/asking.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';
import { attachReminder, finishReminder } from '../../platform/reminders/reminders.ts';
import { dropFilesOf } from '../attachments/acts.ts';
import { joinAttachments, namesOfUploads } from '../attachments/store.ts';
import { note } from '../history/acts.ts';
import { aboutAsset } from '../reminders/store.ts';
import * as store from './store.ts';

export type Kept = store.DocumentFacts & {
  /** Ids of uploaded files. */
  attachments: readonly string[];
};
type Series = { seriesId: string; version: number } | null;

/** What reminders of a document call it. */
export const aboutDocument = 'document' as const;

export async function readKept(tx: Tx, businessId: string, id: string): Promise<store.DocumentRow> {
  const row = await store.findDocument(tx, businessId, id);
  if (row === undefined) throw new Error('A document that was just stored is gone.');
  return row;
}

const titleOf = ({ name, document_type_name: type }: store.DocumentRow): string => type ?? name;

/** Without files, a document has an id of its own, otherwise that of its first file. */
async function keep(
  asking: Asking,
  asset: store.TitledAsset,
  { attachments, ...kept }: Kept,
  series: Series,
  field: string,
) {
  const { tx, businessId, now } = asking;
  const id = attachments[0] ?? newId();
  const { seriesId, version } = series ?? { seriesId: id, version: 1 };
  const { typeId, name, dateOfIssue, expiryDate, mileage, cost } = kept;
  const dated = { dateOfIssue, expiryDate, mileage, cost, now };
  const files = { ids: attachments, subject: { kind: aboutDocument, id }, assetId: asset.id } as const;
  await joinAttachments(tx, businessId, files, field);
  await store.addDocument(tx, businessId, { ...dated, id, assetId: asset.id, typeId, name, seriesId, version });
  return id;
}

/** @param field where a file that is gone is reported */
export async function addKept(asking: Asking, asset: store.TitledAsset, kept: Kept, field: string): Promise<string> {
  const id = await keep(asking, asset, kept, null, field);
  const title = titleOf(await readKept(asking.tx, asking.businessId, id));
  await note(asking, asset, 'document.added', `Added the document ${title}`);
  return id;
}

/** Each uploaded file as a document of its own, under the name of the file. @throws 400 at `attachments` for one that is gone */
export async function keepAttached(asking: Asking, asset: store.TitledAsset, ids: readonly string[]): Promise<void> {
  const names = await namesOfUploads(asking.tx, asking.businessId, ids);
  const plain = { typeId: null, dateOfIssue: null, expiryDate: null, mileage: null, cost: null };
  for (const id of ids)
    await addKept(asking, asset, { ...plain, name: names.get(id) ?? '', attachments: [id] }, 'attachments');
}

/** The renewed document stays as an earlier version. @throws 409 when somebody has renewed it already */
export async function renewKept(asking: Asking, renewed: store.Claimed, kept: Kept, field: string): Promise<string> {
  const { tx, businessId, now } = asking;
  if (!renewed.isCurrent) throw refuse.conflict('Somebody has renewed this document already.', 'renewed');
  await store.retire(tx, businessId, renewed.id);
  const series = { seriesId: renewed.seriesId, version: renewed.version + 1 };
  const id = await keep(asking, renewed.asset, kept, series, field);
  await finishReminder(tx, { businessId, subject: { kind: aboutDocument, id: renewed.id }, now });
  const title = titleOf(await readKept(tx, businessId, id));
  await note(asking, renewed.asset, 'document.renewed', `Renewed the document ${title}`);
  return id;
}

/** A mistake is mended; the document stays the same one. */
export async function correctKept(asking: Asking, known: store.Claimed, corrected: Omit<Kept, 'attachments'>) {
  await store.correctDocument(asking.tx, asking.businessId, { ...corrected, id: known.id });
  const title = titleOf(await readKept(asking.tx, asking.businessId, known.id));
  await note(asking, known.asset, 'document.corrected', `Corrected the document ${title}`);
}

/** With its files; what it renewed is the current one again. */
export async function dropKept(asking: Asking, jobs: Jobs, claimed: store.Claimed): Promise<void> {
  const { tx, businessId, now } = asking;
  const title = titleOf(await readKept(tx, businessId, claimed.id));
  await finishReminder(tx, { businessId, subject: { kind: aboutDocument, id: claimed.id }, now });
  await dropFilesOf(asking, jobs, { kind: aboutDocument, id: claimed.id });
  await store.deleteDocument(tx, businessId, claimed.id);
  await store.reinstateLatest(tx, businessId, claimed.seriesId);
  await note(asking, claimed.asset, 'document.deleted', `Deleted the document ${title}`);
}

/** @throws 400 without a date of which to remind, and for a reminder that is not there or of another asset */
export async function remindOf(
  { tx, businessId }: Pick<Asking, 'tx' | 'businessId'>,
  document: store.DocumentRow,
  asset: store.TitledAsset,
  reminder: string,
): Promise<void> {
  if (document.expiry_date === null) throw refuse.fields({ expiry_date: ['Say when it expires to be reminded.'] });
  const isAttached = await attachReminder(tx, {
    businessId,
    id: reminder,
    about: { kind: aboutAsset, id: asset.id },
    subject: { kind: aboutDocument, id: document.id },
    dueOn: document.expiry_date,
    title: `${titleOf(document)} of ${asset.name}`,
    link: linkOf(asset.id, document.document_type),
  });
  if (!isAttached) throw refuse.fields({ reminder: ['This reminder is gone. Set it again.'] });
}

/** The part of the asset's screen that lists it. */
const linkOf = (assetId: string, type: string | null): string =>
  `/assets?tab=asset-list&view=asset&id=${assetId}&part=${type === null ? 'documents' : 'statutory'}`;

/**
 * A new reminder of a document that is there already, in the place of the one that it has.
 * @throws 400 for one that is gone, of another asset, renewed, or without an expiry date
 */
export async function remindOfKnown(asking: Asking, assetId: string, id: string, reminder: string): Promise<void> {
  const { tx, businessId, now } = asking;
  const known = await store.claimDocument(tx, businessId, id);
  if (known?.asset.id !== assetId) throw refuse.fields({ document: ['This document is no longer there.'] });
  if (!known.isCurrent) throw refuse.fields({ document: ['Somebody has renewed this document already.'] });
  if (known.expiryDate === null) throw refuse.fields({ document: ['This document has no expiry date.'] });
  await finishReminder(tx, { businessId, subject: { kind: aboutDocument, id }, now });
  await remindOf(asking, await readKept(tx, businessId, id), known.asset, reminder);
}
