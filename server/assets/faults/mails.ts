/** The mail that tells those who look after assets of a fault. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type About = { to: string; business: string; asset: string; message: string; link: string };

export const faultMail = (publicUrl: string, { to, business, asset, message, link }: About): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `Fault reported: ${onOneLine(asset)}`,
    before: [`Somebody at the asset wrote: “${onOneLine(message)}”`, 'Nobody has checked who they are.'],
    button: ['Open the report', `${publicUrl}${link}`],
    after: `You get this because you look after the assets of ${onOneLine(business)}. More faults within an hour come in the app only.`,
  });
