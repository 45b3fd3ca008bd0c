/** The mails about belonging to a business. Names and lines that people typed stand on one line each. */
import { letter, onOneLine } from '../platform/letter.ts';

type Invitation = { to: string; business: string; inviter: string; personalLine: string; token: string };

export const invitationMail = (publicUrl: string, { to, business, inviter, personalLine, token }: Invitation) =>
  letter({
    to,
    subject: `You are invited to ${onOneLine(business)} on Steward`,
    before: [
      `${onOneLine(inviter)} invites you to work with ${onOneLine(business)} on Steward.`,
      ...(personalLine === '' ? [] : [`“${onOneLine(personalLine)}”`]),
      'Accept by opening this link within 72 hours:',
    ],
    button: ['Accept the invitation', `${publicUrl}/verify-invite?token=${token}`],
    after: 'If you do not know them, there is nothing to do: without this link nobody can join in your name.',
  });

type Request = { to: string; business: string; email: string };

export const freshInvitationAskedMail = (publicUrl: string, { to, business, email }: Request) =>
  letter({
    to,
    subject: `${onOneLine(email)} asks for an invitation`,
    before: `${onOneLine(email)} followed an invitation to ${onOneLine(business)} that is no longer good, and asks for a fresh one.`,
    button: ['See the invitations', `${publicUrl}/invites`],
    after: 'If they should not join, there is nothing to do.',
  });

type Removal = { to: string; business: string };

export const removedMail = ({ to, business }: Removal) =>
  letter({
    to,
    subject: `You no longer belong to ${onOneLine(business)}`,
    before: `You were removed from ${onOneLine(business)} on Steward. Your account stays as it is.`,
    button: null,
    after: 'If you think that this is a mistake, ask the administrator of the business.',
  });

type Handover = { to: string; business: string; other: string };

export const handoverAskedMail = (
  publicUrl: string,
  { to, business, businessId, other }: Handover & { businessId: string },
) =>
  letter({
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
  letter({
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
