/** The mail that says that an export is ready. */

import { onOneLine } from '../../../rules/shared/line.ts';
import type { Message } from '../../platform/mail/mail.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { dayText } from '../../platform/time/dates.ts';

type About = { publicUrl: string; to: string; name: string };

type Ready = About & { businessId: string; expiresAt: Date; timeZone: string };

export const exportReadyMail = ({ publicUrl, to, name, businessId, expiresAt, timeZone }: Ready): Message =>
  renderMail({
    publicUrl,
    to,
    subject: `The data of ${onOneLine(name)} is ready`,
    before: `The archive of everything in ${onOneLine(name)} that you asked for is ready. Sign in and download it before ${dayText(expiresAt, timeZone)}:`,
    button: ['Download it', `${publicUrl}/business-export?business=${businessId}`],
    after:
      'It holds personal data of the people in your business: keep it where only those who need it can reach it. If you did not ask for it, choose a new password.',
  });
