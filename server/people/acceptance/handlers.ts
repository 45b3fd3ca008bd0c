/**
 * Accept an invitation: checks its link, and makes a person with or without an account a member. The link proves the
 * address, so accepting confirms it. Opening the link and accepting are idempotent.
 */
import { findMember, lockBusiness, nameOf } from '../../directory/directory.ts';
import type { Caller, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { readLinkToken } from '../../platform/security/link-token.ts';
import type { Credentials, SecondStepAsked, Services, SignedIn } from '../../plug/services.ts';
import { createDelivery } from '../invitations/delivery.ts';
import { freshInvitationAskedMail } from '../invitations/mails.ts';
import { faultText, invitationLifetime, type LinkFault, linkFault, renewalOf } from '../invitations/rules.ts';
import * as store from '../invitations/store.ts';
import { inWords, moduleNames } from '../members/rules.ts';
import { admitMember, claimMembers } from '../members/store.ts';

/** Links are opened in a browser. */
const device = 'web';
const renewalsByOneLink = { calls: 3, seconds: 86_400 };

const refuseLink = (fault: LinkFault) => new Refusal(400, { detail: faultText(fault), code: fault });

type Link = store.FoundLink & { businessId: string; digest: Buffer };
type Acceptance = { email: string; password: string };
type AcceptanceOperation =
  | 'validateActivationToken'
  | 'createInvitedAccount'
  | 'signInFromInvitation'
  | 'completeInvitedSignIn'
  | 'requestFreshInvitation';

export const acceptanceHandlers = (
  platform: Platform,
  { accounts, businesses, employees }: Pick<Services, 'accounts' | 'businesses' | 'employees'>,
): Pick<Handlers, AcceptanceOperation> => {
  const { clock, config, db, limits, mail, passwords } = platform;
  const delivery = createDelivery(platform);

  async function findLink(token: string): Promise<Link | undefined> {
    const read = readLinkToken(token);
    if (read === null) return undefined;
    const { businessId, secret } = read;
    const digest = digestOf(secret);
    const found = await db.as({ businessId }, (tx) => store.findLink(tx, businessId, digest, { isClaimed: false }));
    return found && { ...found, businessId, digest };
  }

  /** As the mail names them. */
  const inviterOf = ({ businessId, business, invitedBy }: Link) =>
    db.as({ businessId }, async (tx) => {
      const sender = invitedBy === null ? undefined : await findMember(tx, businessId, invitedBy);
      return sender === undefined ? business : nameOf(sender);
    });

  /** @throws 400 when the address is not the one that was invited */
  const checkAddress = (link: Link, email: string) => {
    if (accounts.emailKey(email) === link.emailKey) return;
    throw refuse.fields({ email: ['This invitation is for another address.'] });
  };

  async function join(tx: Tx, link: Link, userId: string, address: string) {
    const { businessId, id, permissions, email, employeeId, invitedBy } = link;
    const now = clock.now();
    await admitMember(tx, { businessId, userId, permissions, now });
    await employees.employ(tx, { businessId, userId, employeeId, now });
    await store.endInvitation(tx, { businessId, id, state: 'accepted', acceptedBy: userId, now });
    await record(tx, {
      businessId,
      actorId: userId,
      address,
      now,
      subject: { id: userId, name: email },
      action: 'invitation.accepted',
      text: `Accepted the invitation, with ${inWords(permissions)}`,
    });
    const inviter = invitedBy === null ? undefined : await findMember(tx, businessId, invitedBy);
    if (inviter === undefined) return;
    const occasion = `invitation.accepted:${id}`;
    const text = `${email} accepted the invitation`;
    await notify(tx, { businessId, userIds: [inviter.id], occasion, text, link: '/invites', now });
  }

  /**
   * Uses a link for the account that `enter` answers, in one transaction. The second of two concurrent calls sees a used
   * link.
   */
  const accept = (link: Link, caller: Caller, enter: (tx: Tx) => Promise<Credentials | null>) =>
    db.as({ businessId: link.businessId }, async (tx): Promise<SignedIn | LinkFault | null> => {
      const { businessId, digest } = link;
      await lockBusiness(tx, businessId);
      const claimed = await store.findLink(tx, businessId, digest, { isClaimed: true });
      const fault = linkFault(claimed, clock.now());
      if (fault !== null || claimed === undefined) return fault ?? 'unknown';
      const credentials = await enter(tx);
      if (credentials === null) return null;
      await join(tx, { ...claimed, businessId, digest }, credentials.userId, caller.address);
      await db.enter(tx, { userId: credentials.userId });
      return accounts.open(tx, credentials, caller, { device, first: businessId });
    });

  /** Whether this person used the link, and is still a member. */
  const isUsedBy = async (tx: Tx, { businessId, digest }: Link, userId: string) => {
    const used = await store.findLink(tx, businessId, digest, { isClaimed: false });
    return used?.acceptedBy === userId && (await findMember(tx, businessId, userId)) !== undefined;
  };

  /** A used link signs in the person who used it again, while they are a member. */
  async function again(link: Link, credentials: Credentials, caller: Caller): Promise<SignedIn> {
    const { businessId } = link;
    const { userId } = credentials;
    if (!(await db.as({ businessId }, (tx) => isUsedBy(tx, link, userId)))) throw refuseLink('used');
    return db.as({ userId }, (tx) => accounts.open(tx, credentials, caller, { device, first: businessId }));
  }

  async function signIn(link: Link, { email, password }: Acceptance, caller: Caller) {
    const credentials = await accounts.checkPassword(email, password, caller);
    const asked = await accounts.askSecondStep(credentials, device);
    if (asked !== null) return asked;
    const accepted = await accept(link, caller, async () => credentials);
    if (accepted === 'used') return again(link, credentials, caller);
    if (accepted === null || typeof accepted === 'string') throw refuseLink(accepted ?? 'unknown');
    return accepted;
  }

  /** The same, inside the sign-in of a person who gave the code of the second step. */
  const joinBy = (link: Link, address: string) => async (tx: Tx, credentials: Credentials) => {
    const { businessId, digest } = link;
    const { userId } = credentials;
    if (credentials.key !== link.emailKey) throw refuse.general('This invitation is for another address.');
    await db.enter(tx, { businessId });
    await lockBusiness(tx, businessId);
    const claimed = await store.findLink(tx, businessId, digest, { isClaimed: true });
    const fault = linkFault(claimed, clock.now());
    const isAgain = fault === 'used' && (await isUsedBy(tx, link, userId));
    if (claimed === undefined || (fault !== null && !isAgain)) throw refuseLink(fault ?? 'unknown');
    if (!isAgain) await join(tx, { ...claimed, businessId, digest }, userId, address);
    await db.enter(tx, { userId });
  };

  /** A new account has no second step. */
  const withoutStep = (answer: SignedIn | SecondStepAsked): SignedIn => {
    if ('second_step' in answer) throw refuseLink('used');
    return answer;
  };

  /** @throws 400 when the link cannot be used; a used one can sign in again */
  async function usableLink({ token, email }: { token: string; email?: string }): Promise<Link> {
    const link = await findLink(token);
    const fault = linkFault(link, clock.now());
    if (link === undefined || (fault !== null && fault !== 'used')) throw refuseLink(fault ?? 'unknown');
    if (email !== undefined) checkAddress(link, email);
    return link;
  }

  const askForFresh = async (tx: Tx, link: Link, sender: Awaited<ReturnType<typeof findMember>>, now: Date) => {
    const { businessId, id, email, business } = link;
    const to = sender !== undefined && link.senderMayGive ? sender : (await claimMembers(tx, businessId)).owner;
    const occasion = `invitation.asked:${id}:${now.toISOString().slice(0, 10)}`;
    const text = `${email} asks for a fresh invitation`;
    await notify(tx, { businessId, userIds: [to.id], occasion, text, link: '/invites', now });
    await mail.send(tx, freshInvitationAskedMail(config.publicUrl, { to: to.email, business, email }));
  };

  /** Sends a new link to the invited address, or notifies the business that the person asks for one. */
  const renew = ({ businessId, digest }: Link, address: string) =>
    db.as({ businessId }, async (tx) => {
      const now = clock.now();
      await lockBusiness(tx, businessId);
      const link = await store.findLink(tx, businessId, digest, { isClaimed: true });
      const renewal = renewalOf(link, now);
      if (link === undefined || renewal === 'nothing') return;
      const { id, email, emailKey, business, personalLine, invitedBy } = link;
      const sender = invitedBy === null ? undefined : await findMember(tx, businessId, invitedBy);
      if (renewal === 'ask') return askForFresh(tx, { businessId, digest, ...link }, sender, now);
      if (!(await delivery.allowed(businessId, [emailKey])).has(emailKey)) return;
      const expiresAt = new Date(now.getTime() + invitationLifetime);
      await store.renewInvitation(tx, { businessId, id, sentBy: null, now, expiresAt });
      const inviter = sender ? nameOf(sender) : business;
      await delivery.send(tx, { businessId, business, inviter, invitations: [{ id, email, personalLine }] });
      await record(tx, {
        businessId,
        actorId: null,
        address,
        now,
        subject: { id, name: email },
        action: 'invitation.renewed',
        text: 'Asked for a fresh invitation, which was sent',
      });
    });

  return {
    validateActivationToken: async ({ body: { token } }) => {
      const link = await findLink(token);
      const fault = linkFault(link, clock.now());
      if (link === undefined || fault !== null) throw refuseLink(fault ?? 'unknown');
      const { businessId, business, email, emailKey, permissions } = link;
      return {
        email,
        is_new_user: (await db.system((tx) => accounts.findAccount(tx, emailKey))) === undefined,
        invited_by: await inviterOf(link),
        business,
        logo: await businesses.smallLogo(businessId),
        modules: moduleNames(permissions),
      };
    },

    createInvitedAccount: async (call) => {
      const { body } = call;
      const { email, password, first_name: firstName = '', last_name: lastName = '' } = body;
      const link = await usableLink(body);
      if (link.state === 'accepted') return withoutStep(await signIn(link, body, call));
      const about = { email, 'first name': firstName, 'last name': lastName, 'business name': link.business };
      const problems = await accounts.checkNewPassword(password, about);
      if (problems.length > 0) throw refuse.fields({ password: problems });
      const passwordHash = await passwords.hash(password);
      const accepted = await accept(link, call, async (tx) => {
        const { emailKey: key } = link;
        const names = { firstName: firstName.trim(), lastName: lastName.trim() };
        const account = { email, key, passwordHash, ...names, now: clock.now() };
        const { userId, isNew } = await accounts.settle(tx, account);
        return isNew ? { userId, passwordHash, key } : null;
      });
      if (accepted === null) throw refuse.general('This address has an account already. Sign in with its password.');
      if (accepted === 'used') return withoutStep(await signIn(link, body, call));
      if (typeof accepted === 'string') throw refuseLink(accepted);
      return accepted;
    },

    signInFromInvitation: async (call) => {
      const answer = await signIn(await usableLink(call.body), call.body, call);
      return 'second_step' in answer ? answer : { user: answer };
    },

    completeInvitedSignIn: async (call) => {
      const { ticket, one_time_code: code } = call.body;
      const link = await usableLink(call.body);
      const arrival = { first: link.businessId, join: joinBy(link, call.address) };
      return { user: await accounts.completeSecondStep({ ticket, code }, call, arrival) };
    },

    requestFreshInvitation: async ({ body: { token }, address }) => {
      const found = await findLink(token);
      await limits.take('invitation:renewal', digestOf(token).toString('base64url'), renewalsByOneLink);
      if (found !== undefined) await renew(found, address);
      return { detail: 'If the invitation can be renewed, a new one is on its way.' };
    },
  };
};
