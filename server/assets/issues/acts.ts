/** What may be asked of issues: to take one up, with its files, and to tell those who look after assets. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Asking } from '../../platform/asking.ts';
import { joinAttachments } from '../attachments/store.ts';
import { addIssue } from './store.ts';
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
