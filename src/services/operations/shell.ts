// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Count what has been set up. */
export const getQuickstart = /* @__PURE__ */ operation('getQuickstart', 'get /c/{domain}/business_onboarding/quickstart/', { reads: ['asset_types', 'businesses', 'departments', 'document_types', 'employees', 'issue_types', 'people', 'regions', 'sample_data'] });

/** How far a business is introduced to a module. */
export const getAppOnboarding = /* @__PURE__ */ operation('getAppOnboarding', 'get /c/{domain}/app_onboarding/', { shows: 'AppOnboarding', reads: ['app_onboardings'] });

/** Save how far a business is introduced to a module. */
export const createAppOnboarding = /* @__PURE__ */ operation('createAppOnboarding', 'post /c/{domain}/app_onboarding/', { body: 'json', shows: 'AppOnboarding', changes: ['app_onboardings'] });

/** Change how far a business is introduced to a module. */
export const updateAppOnboarding = /* @__PURE__ */ operation('updateAppOnboarding', 'put /c/{domain}/app_onboarding/{id}/', { body: 'json', shows: 'AppOnboarding', changes: ['app_onboardings'] });

/** What a new business does first. */
export const getChecklist = /* @__PURE__ */ operation('getChecklist', 'get /c/{domain}/checklist/', { reads: ['assets', 'billing', 'businesses', 'checklist_dismissals', 'invitations'] });

/** Hide the checklist from the person. */
export const dismissChecklist = /* @__PURE__ */ operation('dismissChecklist', 'post /c/{domain}/checklist/dismiss/', { changes: ['checklist_dismissals'] });

/** List the person's notifications in this business. */
export const listNotifications = /* @__PURE__ */ operation('listNotifications', 'get /c/{domain}/notifications/', { page: true, reads: ['notifications'] });

/** Mark a notification as read. */
export const markNotificationRead = /* @__PURE__ */ operation('markNotificationRead', 'post /c/{domain}/notifications/{id}/read/', { changes: ['notifications'] });

/** Mark all notifications as read. */
export const markAllNotificationsRead = /* @__PURE__ */ operation('markAllNotificationsRead', 'post /c/{domain}/notifications/read_all/', { body: 'json', changes: ['notifications'] });

/** Add what a browser has counted of its flows. */
export const countFlows = /* @__PURE__ */ operation('countFlows', 'post /flow_counts/', { body: 'json', open: true });

/** What people do in the flows, in a period. */
export const readFlowCounts = /* @__PURE__ */ operation('readFlowCounts', 'post /flow_counts/read/', { body: 'json', open: true });
