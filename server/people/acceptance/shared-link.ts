/**
 * The link of an invitation that HR sent itself, over WhatsApp or by hand. It proves no address, so it lets nobody in: whoever
 * opens it names an address, and the invitation is mailed there. The link ends when the invitation does.
 */
import { findMember, lockBusiness, nameOf } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { readLinkToken } from '../../platform/security/link-token.ts';
import type { Services } from '../../plug/services.ts';
import { createDelivery } from '../invitations/delivery.ts';
import * as links from '../invitations/link-store.ts';
import { faultText, invitationLifetime, type LinkFault, linkFault } from '../invitations/rules.ts';
import * as store from '../invitations/store.ts';
import { moduleNames } from '../members/rules.ts';

const claimsByOneLink = { calls: 5, seconds: 86_400 };
const refuseLink = (fault: LinkFault) => new Refusal(400, { detail: faultText(fault), code: fault });

type Found = { tx: Tx; businessId: string; digest: Buffer; link: links.SharedLink };

export const sharedLinkHandlers = (
  platform: Platform,
  { accounts, businesses }: Pick<Services, 'accounts' | 'businesses'>,
): Pick<Handlers, 'openInvitationLink' | 'claimInvitationLink'> => {
  const { clock, db, limits } = platform;
  const delivery = createDelivery(platform);

  /** @throws 400 for a link that cannot be used */
  function withLink<T>(token: string, isClaimed: boolean, work: (found: Found) => Promise<T>): Promise<T> {
    const read = readLinkToken(token);
    if (read === null) throw refuseLink('unknown');
    const { businessId, secret } = read;
    const digest = digestOf(secret);
    return db.as({ businessId }, async (tx) => {
      if (isClaimed) await lockBusiness(tx, businessId);
      const link = await links.findShared(tx, businessId, digest, { isClaimed });
      const fault = linkFault(link && { ...link, replacedAt: null }, clock.now());
      if (link === undefined || fault !== null) throw refuseLink(fault ?? 'unknown');
      return work({ tx, businessId, digest, link });
    });
  }

  const inviterOf = async ({ tx, businessId, link: { invitedBy, business } }: Found) => {
    const sender = invitedBy === null ? undefined : await findMember(tx, businessId, invitedBy);
    return sender === undefined ? business : nameOf(sender);
  };

  return {
    openInvitationLink: async ({ params }) => {
      const opened = await withLink(params.token, false, async (found) => {
        const { firstName, business, permissions, expiresAt } = found.link;
        return {
          first_name: firstName,
          invited_by: await inviterOf(found),
          business,
          modules: moduleNames(permissions),
          expires_at: expiresAt.toISOString(),
        };
      });
      const { businessId = '' } = readLinkToken(params.token) ?? {};
      return { ...opened, logo: await businesses.smallLogo(businessId) };
    },

    claimInvitationLink: async ({ params, body, address }) =>
      withLink(params.token, true, async (found) => {
        const { tx, businessId, digest, link } = found;
        const { id, personalLine, business, name } = link;
        const email = body.email.trim();
        const key = accounts.emailKey(email);
        await limits.take('invitation:claim', digest.toString('base64url'), claimsByOneLink);
        const isMember = (await store.memberKeys(tx, businessId, [key])).size > 0;
        if (isMember || (await links.isInvited(tx, businessId, key, id)))
          throw refuse.fields({ email: ['This address was invited already, or works here. Name another one.'] });
        if (!(await delivery.allowed(businessId, [key])).has(key)) throw refuse.limited(86_400);
        const now = clock.now();
        await links.setAddress(tx, { businessId, id, email, key });
        const expiresAt = new Date(now.getTime() + invitationLifetime);
        await store.renewInvitation(tx, { businessId, id, sentBy: null, now, expiresAt });
        const inviter = await inviterOf(found);
        await delivery.send(tx, { businessId, business, inviter, invitations: [{ id, email, personalLine }] });
        await record(tx, {
          businessId,
          actorId: null,
          address,
          now,
          subject: { id, name },
          action: 'invitation.addressed',
          text: `Had the invitation mailed to ${email}`,
        });
        return { detail: `The invitation is on its way to ${email}.` };
      }),
  };
};
