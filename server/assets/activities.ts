/** Who sees what was done with the assets, and in which sentence. Pure. */
import type { Activities, Activity, Telling } from '../plug/home.ts';

const told = (sentence: NonNullable<Activity['sentence']>): Activity => ({ audience: 'access_assets', sentence });
/** What was recorded as one sentence: `Ada recorded a service of ₦45,000 on Dell (LAP-0001)`. */
const lowered = ({ actor, subject, text }: Telling) =>
  `${actor} ${text.charAt(0).toLowerCase()}${text.slice(1)} on ${subject}`;
/** As in `Renewed the document Insurance`. */
const nameIn = (text: string) => text.replace(/^.*? the document /, '');
/** As in `Reported “It does not start”`. */
const quoteIn = (text: string) => text.replace(/^[^“]*/, '');
const asRecorded: Activity = { audience: 'access_assets' };

export const assetActivities: Activities = {
  'asset.added': told(({ actor, subject }) => `${actor} added ${subject}`),
  'asset.changed': told(({ actor, subject }) => `${actor} changed ${subject}`),
  'asset.changedByImport': told(({ actor, subject }) => `${actor} changed ${subject} by an import`),
  'asset.changedBack': told(({ actor, subject }) => `${actor} changed ${subject} back`),
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
  'reminder.changed': told(({ actor, subject }) => `${actor} changed a reminder of ${subject}`),
  'reminder.cancelled': told(({ actor, subject }) => `${actor} cancelled a reminder of ${subject}`),
  // As in `Recorded a service of ₦45,000`.
  'asset.maintained': told(lowered),
  'asset.maintenanceChanged': told(lowered),
  'asset.maintenanceDeleted': told(lowered),
  'document.added': told(({ actor, subject, text }) => `${actor} added the document ${nameIn(text)} to ${subject}`),
  'document.renewed': told(({ actor, subject, text }) => `${actor} renewed ${nameIn(text)} of ${subject}`),
  'document.corrected': told(({ actor, subject, text }) => `${actor} corrected ${nameIn(text)} of ${subject}`),
  'document.deleted': told(({ actor, subject, text }) => `${actor} deleted ${nameIn(text)} of ${subject}`),
  'asset.maintenanceSkipped': told(lowered),
  'asset.read': told(lowered),
  // As in `Reported “It does not start”`; nobody has signed in at a label.
  'issue.reported': told(lowered),
  'issue.reportedAtLabel': told(({ subject, text }) => `A fault of ${subject} was reported: ${quoteIn(text)}`),
  'issue.changed': told(lowered),
  'issue.closed': told(lowered),
  'issue.reopened': told(lowered),
  'issue.deleted': told(lowered),
  'maintenancePlan.added': told(({ actor, subject }) => `${actor} planned maintenance: ${subject}`),
  'maintenancePlan.changed': told(({ actor, subject }) => `${actor} changed the maintenance plan ${subject}`),
  'maintenancePlan.paused': told(({ actor, subject }) => `${actor} paused the maintenance plan ${subject}`),
  'maintenancePlan.resumed': told(({ actor, subject }) => `${actor} resumed the maintenance plan ${subject}`),
  'maintenancePlan.deleted': told(({ actor, subject }) => `${actor} deleted the maintenance plan ${subject}`),
  'assetSettings.changed': asRecorded,
  'assetType.added': asRecorded,
  'assetType.changed': asRecorded,
  'assetType.deleted': asRecorded,
  'assetType.depreciationChanged': asRecorded,
};
