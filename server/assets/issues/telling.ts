/** Tells those who look after assets in the app that an issue was reported. */

import { excerptOf, onOneLine } from '../../../rules/shared/line.ts';
import { listAudience } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications.ts';
import { isFor } from '../../platform/security/audience.ts';

export const issueLink = (id: string): string => `/assets?tab=maintenance&view=report-issue&modal=issue&of=${id}`;

type Reported = {
  businessId: string;
  issueId: string;
  asset: string;
  message: string;
  /** Who knows already. */
  except: string | null;
  now: Date;
};

/** @returns those who look after assets, whoever knows already left out */
export async function tellOfIssue(tx: Tx, { businessId, issueId, asset, message, except, now }: Reported) {
  const readers = (await listAudience(tx, businessId)).filter(
    (member) => isFor('access_assets', member) && member.id !== except,
  );
  await notify(tx, {
    businessId,
    userIds: readers.map(({ id }) => id),
    occasion: `issue.reported:${issueId}`,
    text: `${onOneLine(asset)}: ${excerptOf(message)}`,
    link: issueLink(issueId),
    now,
  });
  return readers;
}
