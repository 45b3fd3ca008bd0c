/** The mails about an invitation. Names and lines that people typed are put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Invitation = { to: string; business: string; inviter: string; personalLine: string; token: string };

export const invitationMail = (publicUrl: string, { to, business, inviter, personalLine, token }: Invitation) =>
  renderMail({
    publicUrl,
    to,
    subject: `You are invited to ${onOneLine(business)} on Steward`,
    before: [
      `${onOneLine(inviter)} invites you to work with ${onOneLine(business)} on Steward.`,
      ...(personalLine === '' ? [] : [`“${onOneLine(personalLine)}”`]),
      'Accept by opening this link within 72 hours:',
    ],
    button: ['Accept the invitation', `${publicUrl}/verify-invite?token=${token}`],
    after: 'If you do not know them, you can ignore this email: without this link nobody can join in your name.',
  });

type Request = { to: string; business: string; email: string };

export const freshInvitationAskedMail = (publicUrl: string, { to, business, email }: Request) =>
  renderMail({
    publicUrl,
    to,
    subject: `${onOneLine(email)} asks for an invitation`,
    before: `${onOneLine(email)} followed an invitation to ${onOneLine(business)} that no longer works, and asks for a new one.`,
    button: ['See the invitations', `${publicUrl}/invites`],
    after: 'If they should not join, there is nothing to do.',
  });
