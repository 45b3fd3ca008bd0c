/** The mail to a removed member. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail-template.ts';

type Removal = { to: string; business: string };

export const removedMail = (publicUrl: string, { to, business }: Removal) =>
  renderMail({
    publicUrl,
    to,
    subject: `You no longer belong to ${onOneLine(business)}`,
    before: `You were removed from ${onOneLine(business)} on Steward. Your account stays as it is.`,
    button: null,
    after: 'If you think that this is a mistake, ask the administrator of the business.',
  });
