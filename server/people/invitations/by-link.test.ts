/** Employees are invited by mail where they have an address, else by a link that HR sends itself. */
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
  signInBy,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;

let ours: Owner;
let theirs: Owner;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
});

type Sender = { token: string; businessId: string };
const act = actsOn(server);
let made = 0;
const employee = async (email: string | null = null, owner = ours): Promise<string> => {
  made += 1;
  const id = crypto.randomUUID();
  await server.sql(
    `insert into employees (business_id, id, employee_id, first_name, last_name, email, phone_number, created_at)
     values ($1, $2, $3, 'Amina', 'Bello', $4, '+2348031234567', now())`,
    [owner.businessId, id, `LNK-${made}`, email],
  );
  return id;
};
const inviteThem = (employees: readonly string[], permissions: readonly Permission[] = [], by: Sender = ours) =>
  act('POST', by, '/employee_user_invitations/employees/', { employees, permissions: shown(permissions) });
const linkOf = (invitation: string, by: Sender = ours) =>
  act('POST', by, `/employee_user_invitations/${invitation}/link/`);
const open = (token: string) => server.call('GET', `/invitation_links/${token}/`);
const claim = (token: string, email: string) => server.call('POST', `/invitation_links/${token}/`, { json: { email } });
const tokenIn = ({ body }: { body: { link: string } }) => /\/join\/([\w.-]+)$/.exec(body.link)?.[1] ?? '';

/** An employee without an address, invited, with their link. */
async function linked(permissions: readonly Permission[] = [], by: Sender = ours) {
  const id = await employee();
  const { body } = await inviteThem([id], permissions, by);
  const invitation: string = body.results[0].invitation;
  return { id, invitation, token: tokenIn(await linkOf(invitation, by)) };
}
const idOfUser = async (user: string): Promise<string> =>
  (await server.sql('select id from employees where user_id = $1', [user]))[0]?.id;
const recordOf = async (id: string) =>
  (await server.sql('select user_id, email from employees where id = $1', [id]))[0];
const code = async (call: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe('inviting employees', () => {
  it('mails who has an address, and says who needs a link, who works here already, and whose work has ended', async () => {
    const email = newEmail();
    const [mailed, without, ended, member] = [await employee(email), await employee(), await employee(), newEmail()];
    await server.sql(`update employees set status = 'terminated' where id = $1`, [ended]);
    const { user } = await newMember(server, ours, member);
    const known = await idOfUser(user.id);
    const { status, body } = await inviteThem([mailed, without, ended, known, mailed]);
    expect([status, body.results.map((each: { outcome: string }) => each.outcome)]).toEqual([
      200,
      ['invited', 'linkable', 'ended', 'member'],
    ]);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect((await inviteThem([mailed, without])).body.results).toEqual([
      expect.objectContaining({ outcome: 'resent', invitation: body.results[0].invitation }),
      expect.objectContaining({ outcome: 'linkable', invitation: body.results[1].invitation }),
    ]);
  });

  it('joins the account with the record that was invited, whatever its address', async () => {
    const email = newEmail();
    const id = await employee(email);
    await inviteThem([id]);
    await server.sql('update employees set email = null where id = $1', [id]);
    const { body } = await createAccount(server, email, await mailedToken(server, email));
    expect(await recordOf(id)).toEqual({ user_id: body.user.id, email });
  });

  it('refuses people of another business, and what the sender may not give', async () => {
    const foreign = await employee(null, theirs);
    expect((await inviteThem([foreign])).body).toHaveProperty('employees');
    const sender = await newMember(server, ours, newEmail(), ['access_hr']);
    expect((await inviteThem([await employee()], ['access_payroll'], sender)).body).toHaveProperty('permissions');
    const { invitation } = await linked(['access_payroll']);
    expect((await linkOf(invitation, sender)).status).toBe(403);
    expect((await linkOf(invitation, theirs)).status).toBe(404);
    const nobody = await newMember(server, ours, newEmail());
    expect((await linkOf(invitation, nobody)).status).toBe(403);
  });
});

describe('the link that HR sends', () => {
  it('lets nobody in by itself: the invitation is mailed to the address that is named, and joins the record', async () => {
    const { id, invitation, token } = await linked(['access_assets']);
    expect((await open(token)).body).toEqual({
      first_name: 'Amina',
      invited_by: 'Ngozi Adeyemi',
      business: expect.any(String),
      logo: null,
      modules: ['Assets'],
      expires_at: expect.any(String),
    });
    const email = newEmail();
    expect((await validate(server, token)).status).toBe(400);
    expect((await createAccount(server, email, token)).status).toBe(400);
    expect((await claim(token, email)).status).toBe(200);
    const mailed = await mailedToken(server, email);
    expect((await validate(server, mailed)).body).toMatchObject({ email, modules: ['Assets'] });
    const { status, body } = await createAccount(server, email, mailed);
    expect([status, body.user.business_user_memberships[0].permissions]).toEqual([201, shown(['access_assets'])]);
    expect(await recordOf(id)).toEqual({ user_id: body.user.id, email });
    expect(await code(open(token))).toEqual([400, 'used']);
    expect(await code(claim(token, newEmail()))).toEqual([400, 'used']);
    expect((await linkOf(invitation)).status).toBe(409);
    expect((await auditOf(server, ours)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invitation.linked', 'invitation.addressed', 'invitation.accepted']),
    );
  });

  it('takes another address while nobody has accepted; the mail to the first is good no more', async () => {
    const { token } = await linked();
    const [mistyped, right] = [newEmail(), newEmail()];
    await claim(token, mistyped);
    await claim(token, right);
    expect((await validate(server, await mailedToken(server, mistyped))).body).toMatchObject({ code: 'replaced' });
    expect((await validate(server, await mailedToken(server, right))).status).toBe(200);
  });

  it('is good for 72 hours, also when the mail was sent later', async () => {
    const { token } = await linked();
    server.clock.advance(71 * hour);
    expect((await claim(token, newEmail())).status).toBe(200);
    server.clock.advance(hour);
    expect(await code(open(token))).toEqual([400, 'expired']);
    expect(await code(claim(token, newEmail()))).toEqual([400, 'expired']);
    server.clock.advance(-72 * hour);
  });

  it('ends when it is replaced, when the invitation is withdrawn, and when its sender may no longer give it', async () => {
    const { invitation, token } = await linked();
    const next = tokenIn(await linkOf(invitation));
    expect(await code(open(token))).toEqual([400, 'unknown']);
    expect((await open(next)).status).toBe(200);
    await act('DELETE', ours, `/employee_user_invitations/${invitation}/`);
    expect(await code(claim(next, newEmail()))).toEqual([400, 'withdrawn']);
    const sender: SignedIn & Sender = await newMember(server, ours, newEmail(), ['access_hr', 'access_payroll']);
    const theirLink = await linked(['access_payroll'], sender);
    await act('PUT', ours, `/members/${sender.user.id}/permissions/`, { permissions: shown(['access_hr']) });
    expect(await code(open(theirLink.token))).toEqual([400, 'withdrawn']);
    const elsewhere = `${theirs.businessId.replaceAll('-', '')}`;
    const moved = `${Buffer.from(elsewhere, 'hex').toString('base64url')}.${next.split('.')[1]}`;
    expect(await code(open(moved))).toEqual([400, 'unknown']);
  });

  it('takes no address that was invited by itself or belongs to a member', async () => {
    const { token } = await linked();
    const [invited, member] = [newEmail(), newEmail()];
    await invite(server, ours, [invited], { permissions: ['access_payroll'] });
    await newMember(server, ours, member);
    for (const email of [invited, member, 'not-an-address'])
      expect((await claim(token, email)).body).toHaveProperty('email');
  });

  it('is offered in the list in place of sending a mail again', async () => {
    const { invitation } = await linked();
    const { results } = await invitations(server, ours, '?search=Amina&state=pending');
    expect(results.find(({ id }: { id: string }) => id === invitation)).toMatchObject({
      id: invitation,
      email: null,
      employee: { name: 'Amina Bello', phone_number: '+2348031234567' },
      link_expires_at: expect.any(String),
    });
    expect((await act('POST', ours, `/employee_user_invitations/${invitation}/resend/`)).status).toBe(409);
  });
});

describe('a person who is employee and member is one person', () => {
  it('when somebody who had left is hired again with a new record', async () => {
    const email = newEmail();
    const { user } = await newMember(server, ours, email);
    const old = await idOfUser(user.id);
    await act('DELETE', ours, `/members/${user.id}/`);
    await server.sql(`update employees set status = 'terminated', email = null where id = $1`, [old]);
    const id = await employee(email);
    await inviteThem([id]);
    const [, token = ''] = await mailedTokens(server, email, 2);
    expect((await signInBy(server, email, token)).status).toBe(200);
    expect([await recordOf(old), await recordOf(id)]).toEqual([
      { user_id: null, email: null },
      { user_id: user.id, email },
    ]);
  });

  it('and keeps the record that has not ended', async () => {
    const email = newEmail();
    const { user } = await newMember(server, ours, email);
    const present = await idOfUser(user.id);
    await act('DELETE', ours, `/members/${user.id}/`);
    expect((await act('GET', ours, `/employees/${present}`)).body.is_member).toBe(false);
    const { id, token } = await linked();
    await claim(token, email);
    const [, mailed = ''] = await mailedTokens(server, email, 2);
    expect((await signInBy(server, email, mailed)).status).toBe(200);
    expect([(await recordOf(present))?.user_id, (await recordOf(id))?.user_id]).toEqual([user.id, null]);
  });

  it('and asks for a fresh mail as everybody does', async () => {
    const { token } = await linked();
    const email = newEmail();
    await claim(token, email);
    await askAgain(server, await mailedToken(server, email));
    expect(await mailedTokens(server, email, 2)).toHaveLength(2);
  });
});
