import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import type { Permission } from '../members/rules.ts';
import {
  actsOn,
  askAgain,
  auditOf,
  createAccount,
  invitations,
  invite,
  mailedToken,
  mailedTokens,
  newMember,
  shown,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;

let ours: Owner;
beforeAll(async () => {
  ours = await newOwner(server);
});

type Sender = SignedIn & { businessId: string };
const act = actsOn(server);
const remove = (sender: Sender) => act('DELETE', ours, `/members/${sender.user.id}/`);
const leave = (sender: Sender) => act('DELETE', sender, '/membership/');
const limitTo = (permissions: readonly Permission[]) => (sender: Sender) =>
  act('PUT', ours, `/members/${sender.user.id}/permissions/`, { permissions: shown(permissions) });

const sent = async (permissions: readonly Permission[]) => {
  const sender = await newMember(server, ours, newEmail(), ['access_hr', 'access_payroll']);
  const email = newEmail();
  expect((await invite(server, sender, [email], { permissions })).status).toBe(200);
  return { sender, email, token: await mailedToken(server, email) };
};
const stateOf = async (email: string) =>
  (await invitations(server, ours, `?search=${encodeURIComponent(email)}`)).results[0].state;
const notified = async () => (await act('GET', ours, '/notifications/')).body.results;

describe('an open invitation', () => {
  it.each([
    ['is removed', remove],
    ['leaves', leave],
    ['may no longer give what it gives', limitTo(['access_hr'])],
    ['may no longer invite', limitTo(['access_payroll'])],
  ])('is withdrawn when its sender %s, and the owner is notified', async (_what, change) => {
    const { sender, email, token } = await sent(['access_payroll']);
    expect((await change(sender)).status).toBeLessThan(300);
    expect((await validate(server, token)).body).toMatchObject({ code: 'withdrawn' });
    expect((await createAccount(server, email, token)).body).toMatchObject({ code: 'withdrawn' });
    expect(await stateOf(email)).toBe('withdrawn');
    expect(await notified()).toContainEqual(
      expect.objectContaining({
        text: `One open invitation from ${sender.email} withdrawn: they may no longer give that access`,
        link: '/invites?state=withdrawn',
      }),
    );
    expect(await auditOf(server, ours)).toContainEqual(
      expect.objectContaining({ action: 'invitation.withdrawn', subject: email }),
    );
  });

  it('stays while its sender may still give it', async () => {
    const { sender, email, token } = await sent([]);
    await limitTo(['access_hr'])(sender);
    expect((await createAccount(server, email, token)).status).toBe(201);
  });

  it('stays when the owner has sent it again, who then answers for it', async () => {
    const { sender, email } = await sent(['access_payroll']);
    const { id } = (await invitations(server, ours, `?search=${encodeURIComponent(email)}`)).results[0];
    expect((await act('POST', ours, `/employee_user_invitations/${id}/resend/`)).status).toBe(200);
    await remove(sender);
    const [, token = ''] = await mailedTokens(server, email, 2);
    expect((await createAccount(server, email, token)).status).toBe(201);
  });

  it('gives nothing that its sender may not give at that moment, whatever is stored', async () => {
    const { sender, email, token } = await sent(['access_payroll']);
    await server.sql('update memberships set permissions = $2 where user_id = $1', [sender.user.id, ['access_hr']]);
    expect((await createAccount(server, email, token)).body).toMatchObject({ code: 'withdrawn' });
    server.clock.advance(73 * hour);
    await askAgain(server, token);
    server.clock.advance(-73 * hour);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect(await notified()).toContainEqual(
      expect.objectContaining({ text: `${email} asks for a fresh invitation`, link: '/invites' }),
    );
  });
});
