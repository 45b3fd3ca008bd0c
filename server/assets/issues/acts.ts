/** What may be asked of issues: to take one up, with its files, to tell those who look after assets, and to read those of an asset. */
import type { components } from '../../../openapi/generated/contract.ts';
import { namesOf } from '../../directory/directory.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { PageQuery } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { joinAttachments } from '../attachments/store.ts';
import { addIssue, findIssue, listOfAsset, type Row } from './store.ts';
import { tellOfIssue } from './telling.ts';

type Reported = {
  /** Locked. */
  asset: { id: string; name: string };
  typeId: string | null;
  message: string;
  /** The day, YYYY-MM-DD. */
  date: string;
  priority: components['schemas']['Issue']['priority_level'];
  /** Ids of uploaded files. */
  attachments: readonly string[];
};

/** Whoever asks writes it into the history of the asset. @returns its id. @throws 400 at `field` for a file that is gone */
export async function reportIssue(
  { tx, businessId, userId, now }: Asking,
  { asset, message, attachments, ...issue }: Reported,
  field = 'attachments',
): Promise<string> {
  const id = await addIssue(tx, businessId, { ...issue, assetId: asset.id, message, by: { userId } }, now);
  const files = { ids: attachments, subject: { kind: 'issue', id }, assetId: asset.id } as const;
  await joinAttachments(tx, businessId, files, field);
  await tellOfIssue(tx, { businessId, issueId: id, asset: asset.name, message, except: userId, now });
  return id;
}

/** With the names of those who reported them; empty where nobody gave one. */
const named = async ({ tx }: Inside, rows: readonly Row[]) => {
  const names = await namesOf(
    tx,
    rows.flatMap(({ reporter_id: id }) => id ?? []),
  );
  return rows.map((row) => ({
    ...row,
    reported_by: row.reporter_id === null ? row.reporter_name : (names.get(row.reporter_id) ?? ''),
  }));
};

/** A page of what was reported about an asset, the latest first. */
export async function listIssuesOf(inside: Inside, assetId: string, query: PageQuery) {
  const { count, rows } = await listOfAsset(inside.tx, inside.businessId, assetId, query);
  return { count, rows: await named(inside, rows) };
}

/** One that is there. */
export async function readIssue(inside: Inside, id: string) {
  const found = await findIssue(inside.tx, inside.businessId, id);
  if (found === undefined) throw refuse.missing();
  const [issue] = await named(inside, [found]);
  return issue as ReportedIssue;
}
export type ReportedIssue = Awaited<ReturnType<typeof named>>[number];
