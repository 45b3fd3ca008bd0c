// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** How the person hears of each kind of reminder in this business. */
export const listReminderPreferences = /* @__PURE__ */ operation('listReminderPreferences', 'get /c/{domain}/reminder_preferences/', { reads: ['reminder_preferences'] });

/** Change how the person hears of a kind of reminder. */
export const changeReminderPreference = /* @__PURE__ */ operation('changeReminderPreference', 'put /c/{domain}/reminder_preferences/', { body: 'json', changes: ['reminder_preferences'] });

/** Whether calendars can read what the person is reminded of. */
export const getCalendarFeed = /* @__PURE__ */ operation('getCalendarFeed', 'get /c/{domain}/calendar_feed/', { reads: ['businesses', 'calendar_feeds', 'people'] });

/** Make a secret address for calendars. */
export const replaceCalendarFeed = /* @__PURE__ */ operation('replaceCalendarFeed', 'put /c/{domain}/calendar_feed/', { changes: ['calendar_feeds'] });

/** Revoke the secret address for calendars. */
export const revokeCalendarFeed = /* @__PURE__ */ operation('revokeCalendarFeed', 'delete /c/{domain}/calendar_feed/', { changes: ['calendar_feeds'] });
