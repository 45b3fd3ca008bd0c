/** The mail that brings a person all reminders of a day. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { sentenceOf } from './words.ts';

type Item = { title: string; daysLeft: number; link: string | null };
type Digest = { publicUrl: string; to: string; business: string; items: readonly Item[] };

/** The others are in the app. */
const mostShown = 25;

export function reminderMail({ publicUrl, to, business, items }: Digest): Message {
  const [first] = items;
  const shown = items.slice(0, mostShown).map(({ link, ...item }) => {
    const sentence = `${onOneLine(sentenceOf(item))}.`;
    return link === null ? sentence : `${sentence}\n${publicUrl}${link}`;
  });
  const more = items.length - shown.length;
  return renderMail({
    publicUrl,
    to,
    subject:
      items.length === 1 && first !== undefined
        ? onOneLine(sentenceOf(first))
        : `${items.length} reminders from ${onOneLine(business)}`,
    before: [...shown, ...(more > 0 ? [`And ${more} more, which you find in the app.`] : [])],
    button: ['Open Steward', `${publicUrl}/dashboard`],
    after: `You get this because ${onOneLine(business)} keeps these dates in Steward. Choose what you are reminded of in your profile: ${publicUrl}/profile`,
  });
}
