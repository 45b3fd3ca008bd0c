/** The mails about an account. Whatever a stranger may have typed is not repeated in them, the address excepted. */
import type { Message } from '../platform/mail.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

type Letter = {
  to: string;
  subject: string;
  before: string;
  button: [label: string, url: string] | null;
  after: string;
};

function message({ to, subject, before, button, after }: Letter): Message {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = button === null ? '' : `<p><a href="${escapeHtml(button[1])}">${escapeHtml(button[0])}</a></p>`;
  return {
    to,
    subject,
    text: [before, ...(button === null ? [] : [button[1]]), after, 'Steward'].join('\n\n'),
    html: `<!doctype html><html lang="en"><title>${escapeHtml(subject)}</title><body>${paragraph(before)}${link}${paragraph(after)}<p>Steward</p></body></html>`,
  };
}

export const confirmationMail = (publicUrl: string, to: string, token: string) =>
  message({
    to,
    subject: 'Confirm your e-mail address',
    before: 'You signed up for Steward with this address. Confirm it by opening this link within 72 hours:',
    button: ['Confirm your e-mail address', `${publicUrl}/account/verify?token=${token}`],
    after:
      'If you did not sign up just now, do not open the link: it would confirm an account with a password that somebody else chose.',
  });

export const alreadyRegisteredMail = (publicUrl: string, to: string) =>
  message({
    to,
    subject: 'You already have an account',
    before:
      'Somebody, probably you, signed up for Steward with this address, which already has an account. Sign in here:',
    button: ['Sign in', `${publicUrl}/login`],
    after: `If you have forgotten your password, choose a new one at ${publicUrl}/forgot-password. Nothing about your account has been changed.`,
  });

export const contestedMail = (publicUrl: string, to: string) =>
  message({
    to,
    subject: 'Please sign up again',
    before:
      'Somebody signed up for Steward with this address more than once, and we cannot tell which time it was you. Please sign up again and open the link of the mail that follows:',
    button: ['Sign up', `${publicUrl}/signup`],
    after: 'If you did not ask for this mail, there is nothing to do.',
  });

export const passwordChangedMail = (publicUrl: string, to: string) =>
  message({
    to,
    subject: 'Your password was changed',
    before: 'The password of your Steward account was changed, and every other device was signed out.',
    button: null,
    after: `If that was not you, choose a new password at ${publicUrl}/forgot-password at once.`,
  });
