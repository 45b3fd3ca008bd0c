// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The latest onboarding of an employee. */
export const getEmployeeOnboarding = /* @__PURE__ */ operation('getEmployeeOnboarding', 'get /c/{domain}/employees/{id}/onboarding/', { reads: ['departments', 'employee_pay', 'employees', 'jobs', 'onboardings', 'people', 'regions', 'subsidiaries'] });

/** The onboardings of the business. */
export const listOnboardings = /* @__PURE__ */ operation('listOnboardings', 'get /c/{domain}/onboardings/', { page: true, reads: ['departments', 'employees', 'jobs', 'onboardings', 'regions', 'subsidiaries'] });

/** Start the onboarding of a new employee. */
export const createOnboarding = /* @__PURE__ */ operation('createOnboarding', 'post /c/{domain}/onboardings/', { body: 'json', shows: 'Onboarding', keyed: true, changes: ['audit_log', 'onboardings'] });

/** One onboarding with what the employee has filled in. */
export const getOnboarding = /* @__PURE__ */ operation('getOnboarding', 'get /c/{domain}/onboardings/{id}/', { shows: 'Onboarding', reads: ['audit_log', 'departments', 'employees', 'jobs', 'onboardings', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** Make a link with which the employee fills in their part. */
export const createOnboardingLink = /* @__PURE__ */ operation('createOnboardingLink', 'post /c/{domain}/onboardings/{id}/link/', { keyed: true, changes: ['audit_log', 'onboardings'] });

/** End the link of an onboarding. */
export const revokeOnboardingLink = /* @__PURE__ */ operation('revokeOnboardingLink', 'delete /c/{domain}/onboardings/{id}/link/', { keyed: true, changes: ['audit_log', 'onboardings'] });

/** Ask the employee for changes. */
export const returnOnboarding = /* @__PURE__ */ operation('returnOnboarding', 'post /c/{domain}/onboardings/{id}/return/', { body: 'json', shows: 'Onboarding', keyed: true, changes: ['audit_log', 'onboardings'] });

/** Approve what the employee has filled in. */
export const approveOnboarding = /* @__PURE__ */ operation('approveOnboarding', 'post /c/{domain}/onboardings/{id}/approve/', { body: 'json', shows: 'Onboarding', keyed: true, changes: ['audit_log', 'benefits', 'employee_contacts', 'employee_documents', 'employee_pay', 'employees', 'onboardings'] });

/** Give up an onboarding. */
export const cancelOnboarding = /* @__PURE__ */ operation('cancelOnboarding', 'post /c/{domain}/onboardings/{id}/cancel/', { shows: 'Onboarding', keyed: true, changes: ['audit_log', 'onboardings'] });

/** The banks and pension providers that the form offers. */
export const listOnboardingBanks = /* @__PURE__ */ operation('listOnboardingBanks', 'get /onboarding_forms/banks/', { open: true });

/** What the employee has filled in so far. */
export const openOnboardingForm = /* @__PURE__ */ operation('openOnboardingForm', 'get /onboarding_forms/{token}/', { open: true, shows: 'OnboardingForm', reads: ['audit_log', 'businesses', 'departments', 'employees', 'jobs', 'onboardings', 'people', 'regions', 'subsidiaries'], changes: ['audit_log', 'onboardings'] });

/** Keep a step of the form. */
export const saveOnboardingForm = /* @__PURE__ */ operation('saveOnboardingForm', 'patch /onboarding_forms/{token}/', { body: 'json', open: true, shows: 'OnboardingForm', changes: ['onboardings'] });

/** Check the bank account of the form. */
export const validateOnboardingAccount = /* @__PURE__ */ operation('validateOnboardingAccount', 'post /onboarding_forms/{token}/account/', { body: 'json', open: true });

/** Add a document to the form. */
export const addOnboardingDocument = /* @__PURE__ */ operation<'addOnboardingDocument', 'file'>('addOnboardingDocument', 'post /onboarding_forms/{token}/documents/', { body: 'form', open: true, changes: ['onboardings'] });

/** Take a document out of the form. */
export const removeOnboardingDocument = /* @__PURE__ */ operation('removeOnboardingDocument', 'delete /onboarding_forms/{token}/documents/{id}/', { open: true, changes: ['onboardings'] });

/** Open a document that an employee added to their onboarding. */
export const downloadOnboardingDocument = /* @__PURE__ */ operation('downloadOnboardingDocument', 'get /c/{domain}/onboardings/{id}/documents/{document}/file/', { file: true, reads: ['audit_log', 'departments', 'employees', 'jobs', 'onboardings', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** Send the form for a review. */
export const submitOnboardingForm = /* @__PURE__ */ operation('submitOnboardingForm', 'post /onboarding_forms/{token}/submit/', { body: 'json', open: true, shows: 'OnboardingForm', changes: ['audit_log', 'notifications', 'onboardings'] });
