/** The mail by which people hear that days off are booked for everybody, or given back. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type About = { to: string; business: string; days: string; reason: string; isUndone: boolean };

export const shutdownMail = (publicUrl: string, { to, business, days, reason, isUndone }: About) => {
  const name = onOneLine(business);
  return renderMail({
    publicUrl,
    to,
    subject: isUndone ? `${name} is open ${days}` : `${name} is closed ${days}`,
    before: [
      isUndone
        ? `${name} is not closed ${days}. The time off that was booked for you is given back.`
        : `${name} is closed ${days}: ${onOneLine(reason)}. Time off is booked for you, as for your colleagues.`,
      'See what you have left:',
    ],
    button: ['My time off', `${publicUrl}/my-time-off`],
    after: 'You get this mail once for these days.',
  });
};
