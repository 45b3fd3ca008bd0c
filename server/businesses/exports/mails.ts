/** The mail that says that an export is ready. */
import { letter, onOneLine } from '../../platform/letter.ts';
import type { Message } from '../../platform/mail.ts';

/** A day as people write it, where the business is. */
const dayOf = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone }).format(date);

type About = { publicUrl: string; to: string; name: string };

type Ready = About & { businessId: string; expiresAt: Date; timeZone: string };

export const exportReadyMail = ({ publicUrl, to, name, businessId, expiresAt, timeZone }: Ready): Message =>
  letter({
    to,
    subject: `The data of ${onOneLine(name)} is ready`,
    before: `The archive of everything in ${onOneLine(name)} that you asked for is ready. Sign in and download it before ${dayOf(expiresAt, timeZone)}:`,
    button: ['Download it', `${publicUrl}/business-export?business=${businessId}`],
    after:
      'It holds personal data of the people in your business: keep it where only those who need it can reach it. If you did not ask for it, choose a new password.',
  });
