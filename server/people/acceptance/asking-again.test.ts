/** Asking for a new invitation with a link that no longer opens anything. */
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  askAgain,
  auditOf,
  createAccount,
  invitations,
  invite,
  invitedBy,
  mailedTokens,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;
const ours = await newOwner(server);
const invited = invitedBy(server, () => ours);

describe('requesting a new invitation with an old link', () => {
  it('sends one to the invited address, when it has expired', async () => {
    const { email, token } = await invited({ line: 'See you soon' });
    server.clock.advance(73 * hour);
    const answer = await askAgain(server, token);
    const [, fresh = ''] = await mailedTokens(server, email, 2);
    const [, mail] = await mailsTo(server, email, 2);
    const good = await validate(server, fresh);
    server.clock.advance(-73 * hour);
    expect([answer.status, good.body]).toMatchObject([200, { email, is_new_user: true }]);
    expect(mail?.text).toContain('See you soon');
    expect(await auditOf(server, ours)).toContainEqual(
      expect.objectContaining({
        action: 'invitation.renewed',
        subject: email,
        actor: { id: null, name: '', email: '' },
      }),
    );
  });

  it('sends a new link, when the old one was replaced', async () => {
    const { email, token } = await invited();
    await invite(server, ours, [email]);
    await askAgain(server, token);
    expect((await validate(server, (await mailedTokens(server, email, 3)).at(-1) ?? '')).status).toBe(200);
  });

  it('notifies the inviter when the invitation was withdrawn', async () => {
    const owner = await newOwner(server);
    const { email, token } = await invited({}, owner);
    const { id } = (await invitations(server, owner)).results[0];
    await server.call('DELETE', `/c/${owner.businessId}/employee_user_invitations/${id}/`, { token: owner.token });
    await askAgain(server, token);
    await askAgain(server, token);
    const asked = (await mailsTo(server, owner.email, 2)).filter(({ subject }) => subject.includes(email));
    expect(asked[0]?.text).toContain(`${email} followed an invitation to`);
    const { body } = await server.call('GET', `/c/${owner.businessId}/notifications/`, { token: owner.token });
    const requests = body.results.filter(
      ({ text }: { text: string }) => text === `${email} asks for a fresh invitation`,
    );
    expect(requests).toMatchObject([{ link: '/invites' }]);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('answers the same in every case', async () => {
    const { email, token } = await invited();
    const good = await askAgain(server, token);
    await createAccount(server, email, (await mailedTokens(server, email, 2)).at(-1) ?? '');
    const used = await askAgain(server, token);
    const unknown = await askAgain(server, 'nonsense');
    expect([used.status, used.body]).toEqual([good.status, good.body]);
    expect([unknown.status, unknown.body]).toEqual([good.status, good.body]);
    expect(await mailsTo(server, email, 2)).toHaveLength(2);
  });
});
