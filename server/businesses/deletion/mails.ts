/** The mails about the end of a business. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { dayText } from '../../platform/time/dates.ts';

type About = { publicUrl: string; to: string; name: string };
type Ending = About & { deletesAt: Date; timeZone: string };

const restoreButton = (publicUrl: string): [string, string] => ['Restore it', `${publicUrl}/restore-business`];

export const deletedMail = ({ publicUrl, to, name, deletesAt, timeZone }: Ending): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(name)} was deleted`,
    before: [
      `You deleted ${onOneLine(name)}. Nobody who worked in it can open it any more.`,
      `Until ${dayText(deletesAt, timeZone)} you can restore it as it was, or download what is in it:`,
    ],
    button: restoreButton(publicUrl),
    after: `If it was not you, restore it and choose a new password at ${publicUrl}/forgot-password at once. On ${dayText(deletesAt, timeZone)} everything in it is deleted for good.`,
  });

export const endingSoonMail = ({ publicUrl, to, name, deletesAt, timeZone }: Ending): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(name)} is deleted for good on ${dayText(deletesAt, timeZone)}`,
    before: [
      `You deleted ${onOneLine(name)}. On ${dayText(deletesAt, timeZone)} everything in it is deleted, and nobody can bring it back.`,
      'Until then you can restore it as it was, or download what is in it:',
    ],
    button: restoreButton(publicUrl),
    after: 'If that is what you want, there is nothing to do.',
  });

export const goneMail = ({ publicUrl, to, name }: About): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(name)} is gone`,
    before: `The 30 days after you deleted ${onOneLine(name)} are over. Everything in it, its files and archives included, has been deleted for good.`,
    button: null,
    after: 'Your own account stays as it is. We will not write to you about this business again.',
  });

export const restoredMail = ({ publicUrl, to, name }: About): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(name)} is restored`,
    before: `${onOneLine(name)} is open again, with everything and everybody in it.`,
    button: ['Open it', `${publicUrl}/dashboard`],
    after: `If it was not you who restored it, choose a new password at ${publicUrl}/forgot-password at once.`,
  });
