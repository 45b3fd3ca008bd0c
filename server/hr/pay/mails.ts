/** The mails about a changed bank account. They say whose, by whom and how, and never a number. */

import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Changed = { to: string; business: string; by: string; how: string; day: string };

export const myAccountChangedMail = (publicUrl: string, { to, business, by, how, day }: Changed) =>
  renderMail({
    publicUrl,
    to,
    subject: 'The bank account for your pay was changed',
    before: [
      `${onOneLine(by)} changed the bank account that ${onOneLine(business)} pays you to, ${how}, on ${day}.`,
      'If you did not ask for this, tell your employer today, before the next pay day.',
    ],
    button: ['Open my profile', `${publicUrl}/my-profile`],
    after: 'Steward sends this whenever the account for your pay is changed. It never contains the number.',
  });

type Counted = { to: string; business: string; lines: readonly string[] };

export const accountsChangedMail = (publicUrl: string, { to, business, lines }: Counted) =>
  renderMail({
    publicUrl,
    to,
    subject: 'Bank accounts of employees were changed',
    before: [
      `The accounts that ${onOneLine(business)} pays these people to were changed:`,
      ...lines.map(onOneLine),
      'If you did not expect this, ask them before the next pay day.',
    ],
    button: ['Open the audit log', `${publicUrl}/settings?tab=audit-log`],
    after: 'Steward sends this to the owner of the business whenever an account for pay is changed.',
  });
