// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Create an account and send a confirmation email. */
export const signUp = /* @__PURE__ */ operation('signUp', 'post /accounts/auth/signup/', { body: 'json', open: true, changes: ['people'] });

/** Confirm an email address. */
export const confirmEmail = /* @__PURE__ */ operation('confirmEmail', 'post /accounts/auth/signup/confirm_email/', { body: 'json', open: true, changes: ['people'] });

/** Send the confirmation email again. */
export const resendConfirmationEmail = /* @__PURE__ */ operation('resendConfirmationEmail', 'post /accounts/auth/signup/resend_confirmation_email/', { body: 'json', open: true });

/** Sign in. */
export const logIn = /* @__PURE__ */ operation('logIn', 'post /accounts/auth/login/', { body: 'json', query: ['device'], open: true, changes: ['devices'] });

/** Complete a sign-in with the second step. */
export const completeLogIn = /* @__PURE__ */ operation('completeLogIn', 'post /accounts/auth/login/second_step/', { body: 'json', open: true, changes: ['devices', 'second_steps'] });

/** Whether two-step sign-in is on for the signed-in person. */
export const getSecondStep = /* @__PURE__ */ operation('getSecondStep', 'get /accounts/auth/second_step/', { reads: ['businesses', 'devices', 'people', 'second_steps'] });

/** Make a secret for an authenticator app. */
export const beginSecondStep = /* @__PURE__ */ operation('beginSecondStep', 'post /accounts/auth/second_step/begin/', { body: 'json', changes: ['second_steps'] });

/** Turn two-step sign-in on. */
export const confirmSecondStep = /* @__PURE__ */ operation('confirmSecondStep', 'post /accounts/auth/second_step/confirm/', { body: 'json', changes: ['second_steps'] });

/** Replace the recovery codes. */
export const renewRecoveryCodes = /* @__PURE__ */ operation('renewRecoveryCodes', 'post /accounts/auth/second_step/recovery_codes/', { body: 'json', changes: ['second_steps'] });

/** Turn two-step sign-in off. */
export const endSecondStep = /* @__PURE__ */ operation('endSecondStep', 'post /accounts/auth/second_step/end/', { body: 'json', changes: ['second_steps'] });

/** List the devices that are signed in. */
export const listDevices = /* @__PURE__ */ operation('listDevices', 'get /accounts/auth/devices/', { reads: ['devices'] });

/** Sign a device out. */
export const signOutDevice = /* @__PURE__ */ operation('signOutDevice', 'delete /accounts/auth/devices/{id}/', { changes: ['devices'] });

/** Sign out every device but this one. */
export const signOutOtherDevices = /* @__PURE__ */ operation('signOutOtherDevices', 'post /accounts/auth/logout/others/', { changes: ['devices'] });

/** Exchange a refresh token for new tokens. */
export const refreshToken = /* @__PURE__ */ operation('refreshToken', 'post /accounts/auth/token/refresh/', { body: 'json', open: true, changes: ['devices'] });

/** Sign out this device, or every device. */
export const logOut = /* @__PURE__ */ operation('logOut', 'post /accounts/auth/logout/', { body: 'json', open: true, changes: ['devices'] });

/** The signed-in person. */
export const getCurrentUser = /* @__PURE__ */ operation('getCurrentUser', 'get /accounts/auth/user/', { shows: 'User', reads: ['billing', 'businesses', 'devices', 'people', 'second_steps'] });

/** Change the signed-in person's name or phone number. */
export const updateCurrentUser = /* @__PURE__ */ operation('updateCurrentUser', 'put /accounts/auth/user/', { body: 'json', shows: 'User', changes: ['people'] });

/** Send a link to reset a forgotten password. */
export const requestPasswordReset = /* @__PURE__ */ operation('requestPasswordReset', 'post /accounts/auth/password/reset/', { body: 'json', open: true });

/** Whether a mailed link can still set a new password. */
export const checkPasswordReset = /* @__PURE__ */ operation('checkPasswordReset', 'post /accounts/auth/password/reset/check/', { body: 'json', open: true });

/** Set a new password with a mailed link. */
export const resetPassword = /* @__PURE__ */ operation('resetPassword', 'post /accounts/auth/password/reset/confirm', { body: 'json', open: true, changes: ['devices', 'people'] });

/** Change the password. */
export const changePassword = /* @__PURE__ */ operation('changePassword', 'post /accounts/auth/password/change/', { body: 'json', changes: ['devices', 'people'] });

/** What the signed-in person may do. */
export const getUserPermission = /* @__PURE__ */ operation('getUserPermission', 'get /accounts/user_permission/', { reads: ['billing', 'businesses', 'devices', 'people', 'second_steps'] });
