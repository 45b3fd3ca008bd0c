// Generated from `openapi/` by `npm run contract`.

/** What a reminder is of. */
export const reminderTypes = [
  'document_renewal',
  'service',
  'inspection',
] as const;

export const reminderTypeLabels = {
  'document_renewal': 'Document renewal',
  'service': 'Service',
  'inspection': 'Inspection',
} as const;

/** *Pending* until the first day on which the reminder speaks, *upcoming* from then on, *overdue* after the due date; by the day where the business is. */
export const openReminderStatuses = [
  'pending',
  'upcoming',
  'overdue',
] as const;

/** The status of a reminder; see OpenReminderStatus. */
export const reminderStatuses = [
  'pending',
  'upcoming',
  'overdue',
  'cancelled',
] as const;
