/** The mails that carry the receipt of a hand-over. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Attachment, Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type About = { to: string; business: string; holder: string; count: number; receipt: Attachment };

const assetsText = (count: number) => (count === 1 ? 'One asset was' : `${count} assets were`);

/** To whoever got the assets. */
export const receivedMail = (publicUrl: string, { to, business, count, receipt }: About): Message => ({
  ...renderMail({
    publicUrl,
    to,
    subject: `What you have received from ${onOneLine(business)}`,
    before: `${assetsText(count)} handed over to you, and you have signed for it. The receipt is attached.`,
    button: null,
    after: 'If something on the receipt is not right, tell the person who handed it over.',
  }),
  attachments: [receipt],
});

/** To those who manage people. */
export const handedOverMail = (publicUrl: string, { to, business, holder, count, receipt }: About): Message => ({
  ...renderMail({
    publicUrl,
    to,
    subject: `${assetsText(count)} handed over to ${onOneLine(holder)}`,
    before: `${onOneLine(holder)} has signed for what ${onOneLine(business)} handed over. The receipt is attached.`,
    button: null,
    after: 'Keep it with the records of the employee.',
  }),
  attachments: [receipt],
});
