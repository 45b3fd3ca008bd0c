/** The mail to members who have no second step when their business begins to require it. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Requirement = { to: string; business: string; publicUrl: string };

export const requirementMail = ({ to, business, publicUrl }: Requirement) =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(business)} now requires a second step`,
    before: `To open ${onOneLine(business)} on Steward, signing in now takes a code from an app on your phone, as well as your password. Setting it up takes two minutes.`,
    button: ['Set up the second step', `${publicUrl}/profile?tab=security&view=second-step`],
    after: 'The owner of the business turned this on. You can also set it up the next time that you open the business.',
  });
