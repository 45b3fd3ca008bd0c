/** The mails about a subscription. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { dayText } from '../../platform/time/dates.ts';
import type { Notice } from './rules.ts';

type About = { publicUrl: string; to: string; name: string; timeZone: string };

const billing = (publicUrl: string): [string, string] => ['Open billing', `${publicUrl}/billing`];
const readOnly =
  'Everything in it can still be read and exported, and nothing is deleted; to change anything, it needs a payment first.';

type Declined = About & { next: Date | null; endsAt: Date | null };

export const declinedRenewalMail = ({ publicUrl, to, name, timeZone, next, endsAt }: Declined): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `The renewal of ${onOneLine(name)} was declined`,
    before:
      next === null
        ? `Your card was declined again. ${onOneLine(name)} is read-only now. ${readOnly}`
        : `Your card was declined for the renewal of ${onOneLine(name)}. We try once more on ${dayText(next, timeZone)}; until then everything works as before.`,
    button: billing(publicUrl),
    after:
      endsAt === null
        ? 'To pay with another card at once, open billing.'
        : `Pay before ${dayText(endsAt, timeZone)} to keep the subscription.`,
  });

type NoticeMail = About & { notice: Notice; on: Date | null };

/** The text of the notification, and the subject of the mail. */
export const noticeText = ({
  notice,
  name,
  on,
  timeZone,
}: Pick<NoticeMail, 'notice' | 'name' | 'on' | 'timeZone'>): string => {
  const day = on === null ? 'soon' : `on ${dayText(on, timeZone)}`;
  switch (notice) {
    case 'trialEnding':
      return `The trial of ${onOneLine(name)} ends ${day}`;
    case 'trialEnded':
      return `The trial of ${onOneLine(name)} is over`;
    case 'renewalComing':
      return `The subscription of ${onOneLine(name)} renews ${day}`;
    case 'paidTimeEnding':
      return `The paid time of ${onOneLine(name)} ends ${day}`;
    case 'paidTimeOver':
      return `The paid time of ${onOneLine(name)} is over`;
    case 'firstPaymentMissing':
      return `${onOneLine(name)} waits for its first payment`;
    case 'readOnly':
      return `${onOneLine(name)} is read-only now`;
    case 'terminated':
      return `The subscription of ${onOneLine(name)} has ended`;
  }
};

const bodies: Record<Notice, (on: string) => string> = {
  trialEnding: (on) =>
    `Your trial ends on ${on}. Then your business can be read and exported, but not changed until it is paid for.`,
  trialEnded: () => `Your trial is over, and your business is read-only. ${readOnly}`,
  renewalComing: (on) => `Your subscription renews on ${on}, and your card is charged then.`,
  paidTimeEnding: (on) =>
    `Your subscription is paid until ${on} and does not renew by itself. Pay before then, and nothing changes.`,
  paidTimeOver: (on) =>
    `Your paid time is over. Everything works until ${on}; then your business is read-only. ${readOnly}`,
  firstPaymentMissing: (on) =>
    `You chose to buy at once, and no payment has come yet. Until ${on} everything works; then your business is read-only.`,
  readOnly: () => `Your business is read-only. ${readOnly}`,
  terminated: () => `Your subscription has ended. ${readOnly}`,
};

/** @param on the day that the notice names */
export const noticeMail = ({ publicUrl, to, name, timeZone, notice, on }: NoticeMail): Message =>
  renderMail({
    publicUrl,
    to,
    subject: noticeText({ notice, name, on, timeZone }),
    before: bodies[notice](on === null ? 'the day that billing shows' : dayText(on, timeZone)),
    button: billing(publicUrl),
    after: 'You get this email as the owner of the business.',
  });
