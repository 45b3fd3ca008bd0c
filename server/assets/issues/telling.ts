/** Tells those who look after assets in the app that an issue was reported. */

import { onOneLine } from '../../../rules/shared/line.ts';
import { listAudience } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications.ts';
import { isFor } from '../../platform/security/audience.ts';

/** Characters of a message that stand in a notification. */
const mostShown = 80;

export const issueLink = (id: string): string => `/assets?tab=maintenance&view=report-issue&modal=issue&of=${id}`;

/** The message on one line, cut to what a notification or a subject holds. */
export function excerptOf(message: string): string {
  const line = onOneLine(message);
  return line.length <= mostShown ? line : `${line.slice(0, mostShown - 1).trimEnd()}…`;
}

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
