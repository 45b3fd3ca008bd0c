/** The mail with the link to the employee. Names that people typed are put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Invited = { to: string; business: string; firstName: string; link: string };

export const onboardingMail = (publicUrl: string, { to, business, firstName, link }: Invited) =>
  renderMail({
    publicUrl,
    to,
    subject: `Welcome to ${onOneLine(business)}: fill in your details`,
    before: [
      `${onOneLine(firstName)}, ${onOneLine(business)} asks you to fill in your own details before you begin.`,
      'It takes ten minutes, on a phone too. What you fill in is kept, so you can stop and continue later. Open this link:',
    ],
    button: ['Fill in my details', link],
    after:
      'The link is for you alone: whoever has it can see what you filled in. If you do not know this business, do nothing.',
  });
