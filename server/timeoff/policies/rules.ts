/** Which terms of a policy hold on a day. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { dayPlus } from '../../platform/time/dates.ts';
import type { Version } from './store.ts';

/** @param versions the newest first */
const versionOn = (versions: readonly Version[], day: string): Version | undefined =>
  versions.find(({ holds_from: from }) => from <= day);

/** Whether what is said to hold from a day on holds then already, by the version of that day or the one before it. */
export const holdsAlready = (versions: readonly Version[], { holds_from, terms }: Omit<Version, 'id'>): boolean =>
  isDeepStrictEqual(versionOn(versions, holds_from)?.terms, terms);

/** The versions as they are shown. @param versions the newest first */
export function shownVersions(versions: readonly Version[], today: string) {
  const current = versionOn(versions, today);
  return versions.map((version, at) => {
    const next = versions[at - 1];
    return {
      ...version,
      holds_until: next === undefined ? null : dayPlus(next.holds_from, { days: -1 }),
      is_current: version === current,
    };
  });
}
