/** The mails about an account. Whatever a stranger may have typed is not repeated in them, the address excepted. */
import { letter } from '../platform/letter.ts';

export const confirmationMail = (publicUrl: string, to: string, token: string) =>
  letter({
    to,
    subject: 'Confirm your e-mail address',
    before: 'You signed up for Steward with this address. Confirm it by opening this link within 72 hours:',
    button: ['Confirm your e-mail address', `${publicUrl}/account/verify?token=${token}`],
    after:
      'If you did not sign up just now, do not open the link: it would confirm an account with a password that somebody else chose.',
  });

export const alreadyRegisteredMail = (publicUrl: string, to: string) =>
  letter({
    to,
    subject: 'You already have an account',
    before:
      'Somebody, probably you, signed up for Steward with this address, which already has an account. Sign in here:',
    button: ['Sign in', `${publicUrl}/login`],
    after: `If you have forgotten your password, choose a new one at ${publicUrl}/forgot-password. Nothing about your account has been changed.`,
  });

export const contestedMail = (publicUrl: string, to: string) =>
  letter({
    to,
    subject: 'Please sign up again',
    before:
      'Somebody signed up for Steward with this address more than once, and we cannot tell which time it was you. Please sign up again and open the link of the mail that follows:',
    button: ['Sign up', `${publicUrl}/signup`],
    after: 'If you did not ask for this mail, there is nothing to do.',
  });

/** @param devices which of them were signed out */
export const passwordChangedMail = (publicUrl: string, to: string, devices: 'every device' | 'every other device') =>
  letter({
    to,
    subject: 'Your password was changed',
    before: `The password of your Steward account was changed, and ${devices} was signed out.`,
    button: null,
    after: `If that was not you, choose a new password at ${publicUrl}/forgot-password at once.`,
  });

export const passwordResetMail = (publicUrl: string, to: string, uid: string, token: string) =>
  letter({
    to,
    subject: 'Choose a new password',
    before:
      'Somebody, probably you, asked for a new password of your Steward account. Choose one by opening this link within one hour:',
    button: ['Choose a new password', `${publicUrl}/account/password-reset?uid=${uid}&token=${token}`],
    after: 'If you did not ask for it, there is nothing to do: your password stays as it is.',
  });

const secondStepChanges = {
  on: 'The second step of signing in was turned on for your Steward account.',
  off: 'The second step of signing in was turned off for your Steward account: the password alone is enough now.',
  renewed: 'The recovery codes of your Steward account were replaced. The former ones are no longer good.',
  recovered:
    'Somebody, probably you, signed in to your Steward account with a recovery code, which is no longer good now.',
};

export const secondStepMail = (publicUrl: string, to: string, change: keyof typeof secondStepChanges) =>
  letter({
    to,
    subject: change === 'recovered' ? 'A recovery code was used' : 'Your second step was changed',
    before: secondStepChanges[change],
    button: null,
    after: `If that was not you, choose a new password at ${publicUrl}/forgot-password at once.`,
  });
