/** The mail to whoever is asked something about a request for time off. What people typed is put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type AskedBack = {
  to: string;
  business: string;
  days: string;
  question: string;
  /** Of the employee, where somebody else asked for them. */
  employee: string | null;
};

export const askedBackMail = (publicUrl: string, { to, business, days, question, employee }: AskedBack) => {
  const whose = employee === null ? 'your time off' : `the time off of ${onOneLine(employee)}`;
  return renderMail({
    publicUrl,
    to,
    subject: `A question about ${whose}`,
    before: [`${onOneLine(business)} asks about ${whose} (${days}): ${onOneLine(question)}`],
    button: ['Reply', `${publicUrl}${employee === null ? '/my-time-off' : '/hr/time-off'}`],
    after: 'It waits for your reply: answer the question, or choose other days.',
  });
};
