/** A mail to an employee. What people typed is put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type StaffMail = { to: string; subject: string; before: readonly string[]; link: string };

export const staffMail = (publicUrl: string, { to, subject, before, link }: StaffMail) =>
  renderMail({
    publicUrl,
    to,
    subject: onOneLine(subject),
    before: before.map(onOneLine),
    button: ['Open Steward', `${publicUrl}${link}`],
    after: 'Steward sends this because your employer keeps these papers in it.',
  });
