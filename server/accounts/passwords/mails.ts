/** The mails about a password. */
import { renderMail } from '../../platform/mail/mail-template.ts';

/** @param devices which of them were signed out */
export const passwordChangedMail = (publicUrl: string, to: string, devices: 'every device' | 'every other device') =>
  renderMail({
    publicUrl,
    to,
    subject: 'Your password was changed',
    before: `The password of your Steward account was changed, and ${devices} was signed out.`,
    button: null,
    after: `If that was not you, choose a new password at ${publicUrl}/forgot-password at once.`,
  });

export const passwordResetMail = (publicUrl: string, to: string, uid: string, token: string) =>
  renderMail({
    publicUrl,
    to,
    subject: 'Choose a new password',
    before:
      'Somebody, probably you, asked for a new password for your Steward account. Choose one by opening this link within one hour:',
    button: ['Choose a new password', `${publicUrl}/account/password-reset?uid=${uid}&token=${token}`],
    after: 'If you did not ask for it, you can ignore this email: your password stays as it is.',
  });
