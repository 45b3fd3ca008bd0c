/** The mail by which somebody answers a request for time off. It says who is away and when, not why. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Question = { to: string; business: string; employee: string; days: string; token: string; isReply: boolean };

export const answerMail = (publicUrl: string, { to, business, employee, days, token, isReply }: Question) => {
  const what = isReply ? 'has replied about time off' : 'asks for time off';
  return renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(employee)} ${what}`,
    before: [
      `${onOneLine(employee)} of ${onOneLine(business)} ${what}: ${days}.`,
      'Open this link to see what is left, who else is away, and to approve or decline it, or to ask back. You need not sign in:',
    ],
    button: ['Answer the request', `${publicUrl}/answer-time-off/${token}`],
    after: 'Whoever has this link answers in your name, so do not forward it. It works once, and for 30 days.',
  });
};
