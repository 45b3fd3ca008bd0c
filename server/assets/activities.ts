/** Who sees what was done with the assets, and in which sentence. Pure. */
import type { Activities, Activity } from '../plug/home.ts';

const told = (sentence: NonNullable<Activity['sentence']>): Activity => ({ audience: 'access_assets', sentence });
const asRecorded: Activity = { audience: 'access_assets' };

export const assetActivities: Activities = {
  'asset.added': told(({ actor, subject }) => `${actor} added ${subject}`),
  'asset.changed': told(({ actor, subject }) => `${actor} changed ${subject}`),
  'asset.deleted': told(({ actor, subject }) => `${actor} moved ${subject} to the bin`),
  'asset.restored': told(({ actor, subject }) => `${actor} restored ${subject} from the bin`),
  'asset.purged': told(({ actor, subject }) => `${actor} deleted ${subject} for ever`),
  // As in `Assigned to Bola Ade` and `Taken back from Bola Ade`.
  'asset.assigned': told(
    ({ actor, subject, text }) => `${actor} assigned ${subject} ${text.replace(/^Assigned /, '')}`,
  ),
  'asset.unassigned': told(
    ({ actor, subject, text }) => `${actor} took ${subject} back ${text.replace(/^Taken back /, '')}`,
  ),
  'reminder.set': told(({ actor, subject }) => `${actor} set a reminder for ${subject}`),
  'reminder.cancelled': told(({ actor, subject }) => `${actor} cancelled a reminder of ${subject}`),
  'assetType.added': asRecorded,
  'assetType.changed': asRecorded,
  'assetType.deleted': asRecorded,
  'assetType.depreciationChanged': asRecorded,
};
