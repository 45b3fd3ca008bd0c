/** How invitations are sent: within limits, each with its own link, of which only the digest is stored. */

import type { Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf, secretToken } from '../../platform/security/auth.ts';
import { linkToken } from '../../platform/security/link-token.ts';
import { invitationMail } from './mails.ts';
import { replaceLinks } from './store.ts';

const day = 86_400;
const mailsOfOneBusiness = { calls: 500, seconds: day };
const mailsToOneAddress = { calls: 3, seconds: day };

type Sendable = { id: string; email: string; personalLine: string };
type Sending = { businessId: string; business: string; inviter: string; invitations: readonly Sendable[] };

export const createDelivery = ({ clock, config, limits, mail }: Platform) => ({
  /** The keys of the addresses that may get a mail. @throws 429 when the business has sent too many today */
  allowed: async (businessId: string, keys: readonly string[]): Promise<Set<string>> => {
    const allowed = new Set<string>();
    for (const key of keys) {
      try {
        // By its digest, since an address may be longer than a counter's name.
        const counter = digestOf(`${businessId} ${key}`).toString('base64url');
        await limits.take('invitation:address', counter, mailsToOneAddress);
        allowed.add(key);
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
      }
    }
    if (allowed.size > 0) await limits.take('invitation:business', businessId, mailsOfOneBusiness, allowed.size);
    return allowed;
  },

  /** Makes a link for each, ends the one it had, and mails it. */
  send: async (tx: Tx, { businessId, business, inviter, invitations }: Sending) => {
    const made = invitations.map((invitation) => {
      const { token, digest } = secretToken();
      return { ...invitation, digest, token: linkToken(businessId, token) };
    });
    const links = made.map(({ id, digest }) => ({ invitationId: id, digest }));
    await replaceLinks(tx, businessId, links, clock.now());
    await Promise.all(
      made.map(({ email, personalLine, token }) =>
        mail.send(tx, invitationMail(config.publicUrl, { to: email, business, inviter, personalLine, token })),
      ),
    );
  },
});
