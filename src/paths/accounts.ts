import { at } from './shared.ts';

export const accountsPaths = {
  login: (query: { reason?: 'session_expired'; next?: string | null } = {}) => at('/login', query),
  signUp: () => '/signup',
  signedUp: () => '/signup/confirm',
  resendConfirmation: () => '/account/confirmation/new',
  verifyEmail: () => '/account/verify',
  forgotPassword: () => '/forgot-password',
  forgotPasswordConfirm: () => '/forgot-password-confirm',
  passwordReset: () => '/account/password-reset',
  passwordReplaced: () => '/password-reset/successful',
  profile: () => '/profile',
  security: () => at('/profile', { tab: 'security' }),
  reminders: () => at('/profile', { tab: 'reminders' }),
  secondStep: () => at('/profile', { tab: 'security', view: 'second-step' }),
};
