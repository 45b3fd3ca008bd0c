// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** Set a reminder. */
export const createReminder = /* @__PURE__ */ operation('createReminder', 'post /c/{domain}/asset-management/reminders/', { body: 'json', shows: 'Reminder', keyed: true, changes: ['audit_log', 'reminders'] });

/** A reminder. */
export const getReminder = /* @__PURE__ */ operation('getReminder', 'get /c/{domain}/asset-management/reminders/{id}/', { shows: 'Reminder', reads: ['assets', 'businesses', 'reminders'] });

/** Change when a reminder speaks, and to whom. */
export const changeReminder = /* @__PURE__ */ edit('changeReminder', 'patch /c/{domain}/asset-management/reminders/{id}/', { body: 'json', shows: 'Reminder', changes: ['audit_log', 'reminders'] });

/** Cancel a reminder. */
export const cancelReminder = /* @__PURE__ */ operation('cancelReminder', 'delete /c/{domain}/asset-management/reminders/{id}/', { changes: ['audit_log', 'reminders'] });

/** The reminders of what is due, by type and status. */
export const listReminders = /* @__PURE__ */ operation('listReminders', 'get /c/{domain}/asset-management/reminders/reminders_filter/', { page: true, shows: 'Reminder', reads: ['assets', 'businesses', 'employees', 'reminders'] });

/** The members who can be named in a reminder. */
export const listReminderRecipients = /* @__PURE__ */ operation('listReminderRecipients', 'get /c/{domain}/asset-management/reminders/recipients/', { reads: ['people'] });
