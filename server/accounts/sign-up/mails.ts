/** The mails of a sign-up. What a stranger may have typed is not repeated in them, except the address. */
import { renderMail } from '../../platform/mail/mail-template.ts';

export const confirmationMail = (publicUrl: string, to: string, token: string) =>
  renderMail({
    publicUrl,
    to,
    subject: 'Confirm your email address',
    before: 'You signed up for Steward with this address. Confirm it by opening this link within 72 hours:',
    button: ['Confirm your email address', `${publicUrl}/account/verify?token=${token}`],
    after:
      'If you did not sign up just now, do not open the link: it would confirm an account with a password that somebody else chose.',
  });

export const alreadyRegisteredMail = (publicUrl: string, to: string) =>
  renderMail({
    publicUrl,
    to,
    subject: 'You already have an account',
    before:
      'Somebody, probably you, signed up for Steward with this address, which already has an account. Sign in here:',
    button: ['Sign in', `${publicUrl}/login`],
    after: `If you have forgotten your password, choose a new one at ${publicUrl}/forgot-password. Nothing about your account has been changed.`,
  });

export const contestedMail = (publicUrl: string, to: string) =>
  renderMail({
    publicUrl,
    to,
    subject: 'Please sign up again',
    before:
      'Somebody signed up for Steward with this address more than once, and we cannot tell which time it was you. Please sign up again and open the link in the email that follows:',
    button: ['Sign up', `${publicUrl}/signup`],
    after: 'If you did not ask for this, you can ignore this email.',
  });
