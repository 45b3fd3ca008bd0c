/** What several renewals share: the first one has the files, and each other one gets copies. */

import { copyAttachment } from '../../assets/port.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Platform } from '../../platform/platform.ts';
import { filesOfSubjects, findTaken } from './store.ts';

/** The files of a renewal: those of what it renews stay there, and those that something else has are copied. */
export async function filesOfRenewal(
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
  { tx, businessId }: Inside,
  renewed: string,
  wanted: readonly string[] = [],
): Promise<string[]> {
  const old = new Set((await filesOfSubjects(tx, businessId, [renewed])).get(renewed)?.map(({ id }) => id));
  const ids = [...new Set(wanted)].filter((id) => !old.has(id));
  const taken = await findTaken(tx, businessId, ids);
  const own: string[] = [];
  for (const id of ids)
    own.push(taken.has(id) ? await copyAttachment({ tx, businessId, files, now: clock.now() }, id) : id);
  return own;
}
