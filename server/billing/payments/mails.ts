/** The mails about a payment. */
import { dayText } from '../../platform/dates.ts';
import type { Message } from '../../platform/mail.ts';
import { onOneLine, renderMail } from '../../platform/mail-template.ts';

type About = { publicUrl: string; to: string; name: string; timeZone: string };

const billing = (publicUrl: string): [string, string] => ['Open billing', `${publicUrl}/billing`];

type Receipt = About & { amount: string; number: string; endsAt: Date; renews: boolean };

export const receiptMail = ({ publicUrl, to, name, timeZone, amount, number, endsAt, renews }: Receipt): Message =>
  renderMail({
    to,
    subject: `Receipt ${number} for ${onOneLine(name)}`,
    before: [
      `Thank you. Your payment of ${amount} was successful, VAT included.`,
      `${onOneLine(name)} is paid until ${dayText(endsAt, timeZone)}. Invoice and receipt are in its billing:`,
    ],
    button: billing(publicUrl),
    after: renews
      ? 'It renews automatically then. You can cancel that in billing at any time.'
      : 'It does not renew by itself. We write to you before that day.',
  });

export const attentionMail = ({
  publicUrl,
  to,
  amount,
  reference,
}: {
  publicUrl: string;
  to: string;
  amount: string;
  reference: string;
}): Message =>
  renderMail({
    to,
    subject: 'A payment that did not count',
    before: [
      `${amount} were taken for the payment ${reference}, which could not be counted: it was paid twice, or the amount was not the one agreed.`,
      'You are given this money back. There is nothing to do.',
    ],
    button: billing(publicUrl),
    after: 'Your subscription is as billing shows it.',
  });
