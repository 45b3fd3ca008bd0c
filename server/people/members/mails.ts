/** The mails about the end of an access. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

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

type EndedAccess = { to: string; business: string; actor: string; ended: string };

export const endedAccessMail = (publicUrl: string, { to, business, actor, ended }: EndedAccess) =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(ended)} has no access to ${onOneLine(business)} any more`,
    before: `${onOneLine(actor)} ended the employment of ${onOneLine(ended)}, and with it their access to ${onOneLine(business)} on Steward. ${onOneLine(ended)} had rights that ${onOneLine(actor)} does not have, so we tell you.`,
    button: ['See people and permissions', `${publicUrl}/settings?tab=people`],
    after: 'If that is not what you want, restore the employment and invite them again.',
  });
