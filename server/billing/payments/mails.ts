/** The mails about a payment. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { dayText } from '../../platform/time/dates.ts';

type About = { publicUrl: string; to: string; name: string; timeZone: string };

const billing = (publicUrl: string): [string, string] => ['Open billing', `${publicUrl}/billing`];

type Receipt = About & { amount: string; number: string; endsAt: Date; renews: boolean };

export const receiptMail = ({ publicUrl, to, name, timeZone, amount, number, endsAt, renews }: Receipt): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `Receipt ${number} for ${onOneLine(name)}`,
    before: [
      `Thank you. Your payment of ${amount} was successful, VAT included.`,
      `${onOneLine(name)} is paid until ${dayText(endsAt, timeZone)}. Invoice and receipt are in its billing:`,
    ],
    button: billing(publicUrl),
    after: renews
      ? 'It then renews automatically. You can cancel that in billing at any time.'
      : 'It does not renew by itself. We will write to you before that day.',
  });

type Reversal = About & { amount: string; paidThrough: Date | null };

export const reversalMail = ({ publicUrl, to, name, timeZone, amount, paidThrough }: Reversal): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `A payment for ${onOneLine(name)} was refunded`,
    before: [
      `Your payment of ${amount} was refunded in full, and what it paid for has ended.`,
      paidThrough === null
        ? `${onOneLine(name)} can be read and exported. To change anything, it needs a payment first.`
        : `${onOneLine(name)} is paid until ${dayText(paidThrough, timeZone)}.`,
    ],
    button: billing(publicUrl),
    after: 'Nothing is charged again. You can buy a subscription in billing at any time.',
  });

type Attention = { publicUrl: string; to: string; amount: string; reference: string; why: string };

export const attentionMail = ({ publicUrl, to, amount, reference, why }: Attention): Message =>
  renderMail({
    publicUrl,
    to,
    subject: 'A payment that did not count',
    before: [
      `${amount} were taken for the payment ${reference}. ${why}`,
      'There is nothing to do. A bank can take some days to show the money.',
    ],
    button: billing(publicUrl),
    after: 'Your subscription is as billing shows it.',
  });
