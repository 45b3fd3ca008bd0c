/** The mails about a handover. Names that people typed are put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Handover = { to: string; business: string; other: string };

export const handoverAskedMail = (
  publicUrl: string,
  { to, business, businessId, other }: Handover & { businessId: string },
) =>
  renderMail({
    publicUrl,
    to,
    subject: `Become the administrator of ${onOneLine(business)}?`,
    before: `${onOneLine(other)} asks you to become the administrator of ${onOneLine(business)} on Steward: you would own the account, with everything in it. Sign in to confirm or decline:`,
    button: ['Answer', `${publicUrl}/administrator-handover?business=${businessId}`],
    after: 'Until you confirm, nothing changes.',
  });

export const handoverAnsweredMail = (
  publicUrl: string,
  { to, business, other, isAccepted }: Handover & { isAccepted: boolean },
) =>
  renderMail({
    publicUrl,
    to,
    subject: isAccepted
      ? `${onOneLine(other)} is now the administrator of ${onOneLine(business)}`
      : `${onOneLine(other)} declined to become the administrator`,
    before: isAccepted
      ? `${onOneLine(other)} has taken over ${onOneLine(business)} on Steward. You stay a member with access to every module.`
      : `${onOneLine(other)} declined to become the administrator of ${onOneLine(business)}. You stay its administrator.`,
    button: ['Open Steward', `${publicUrl}/dashboard`],
    after: isAccepted ? 'If this is not what you meant, ask them to hand it back.' : 'You can name somebody else.',
  });
