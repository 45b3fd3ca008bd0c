import { describe, expect, it } from 'vitest';
import { codeOf, logIn, newPerson, password, secure } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  completeBy,
  createAccount,
  invitations,
  invite,
  mailedToken,
  shown,
  signInBy,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });

describe('accepting with an account that has a second step', () => {
  const wrong = { status: 400, body: { one_time_code: ['This code is not valid.'] } };
  /** Invited, with the ticket that the right password gave. */
  const asked = async () => {
    const person = await secure(server, await newPerson(server));
    const owner = await newOwner(server);
    await invite(server, owner, [person.email], { permissions: ['access_hr'] });
    const token = await mailedToken(server, person.email);
    const { status, body } = await signInBy(server, person.email, token);
    expect([status, body]).toEqual([200, { second_step: { ticket: expect.any(String), expires_in: 300 } }]);
    return { person, owner, token, ticket: body.second_step.ticket as string };
  };
  const membersOf = (owner: Owner) =>
    server.sql('select from memberships where business_id = $1 and ended_at is null', [owner.businessId]);
  const sessionsOf = ({ user }: { user: { id: string } }) =>
    server.sql('select from auth_sessions where user_id = $1', [user.id]);

  it('neither joins nor signs in with the password alone', async () => {
    const { person, owner, token } = await asked();
    expect([await membersOf(owner), await sessionsOf(person)].map((rows) => rows.length)).toEqual([1, 1]);
    expect((await validate(server, token)).body).toMatchObject({ email: person.email, is_new_user: false });
  });

  it('accepts the code, joins, and names the business first', async () => {
    const { person, owner, token, ticket } = await asked();
    const { status, body } = await completeBy(server, token, ticket, codeOf(server, person.secret));
    expect([status, Object.keys(body), Object.keys(body.user).sort()]).toEqual([
      200,
      ['user'],
      ['access_token', 'refresh_token', 'user'],
    ]);
    expect(body.user.user.business_user_memberships).toMatchObject([
      { business_id: owner.businessId, permissions: shown(['access_hr']) },
    ]);
    expect((await validate(server, token)).body).toMatchObject({ code: 'used' });
  });

  it('accepts a recovery code instead, once', async () => {
    const { person, token, ticket } = await asked();
    const [code = ''] = person.recoveryCodes;
    expect((await completeBy(server, token, ticket, code)).status).toBe(200);
    const again = (await signInBy(server, person.email, token)).body.second_step.ticket;
    expect(await completeBy(server, token, again, code)).toMatchObject(wrong);
  });

  it('is idempotent for the same person, and refused after their removal', async () => {
    const { person, owner, token, ticket } = await asked();
    await completeBy(server, token, ticket, codeOf(server, person.secret));
    server.clock.advance(30_000);
    const second = (await signInBy(server, person.email, token)).body.second_step.ticket;
    expect((await completeBy(server, token, second, codeOf(server, person.secret))).status).toBe(200);
    expect(await membersOf(owner)).toHaveLength(2);

    await server.call('DELETE', `/c/${owner.businessId}/members/${person.user.id}/`, { token: owner.token });
    server.clock.advance(30_000);
    const third = (await signInBy(server, person.email, token)).body.second_step.ticket;
    const refused = await completeBy(server, token, third, codeOf(server, person.secret));
    expect([refused.status, refused.body.code]).toEqual([400, 'used']);
  });

  it('asks for the password again after five wrong codes', async () => {
    const { person, owner, token, ticket } = await asked();
    for (let tries = 0; tries < 4; tries++)
      expect(await completeBy(server, token, ticket, 'no-such')).toMatchObject(wrong);
    for (const code of ['no-such', codeOf(server, person.secret)])
      expect((await completeBy(server, token, ticket, code)).body).toMatchObject({ code: 'ticket_ended' });
    expect(await membersOf(owner)).toHaveLength(1);
  });

  it('does not use up a code when the invitation was withdrawn in between', async () => {
    const { person, owner, token, ticket } = await asked();
    const { id } = (await invitations(server, owner)).results[0];
    await server.call('DELETE', `/c/${owner.businessId}/employee_user_invitations/${id}/`, { token: owner.token });
    const [code = ''] = person.recoveryCodes;
    expect((await completeBy(server, token, ticket, code)).body).toMatchObject({ code: 'withdrawn' });
    expect(await sessionsOf(person)).toHaveLength(1);
    const { ticket: fresh } = (await logIn(server, person.email)).body.second_step;
    const json = { ticket: fresh, one_time_code: code };
    expect((await server.call('POST', '/accounts/auth/login/second_step/', { json })).status).toBe(200);
  });

  it('does not accept a ticket of another account', async () => {
    const [mine, others] = [await asked(), await asked()];
    const code = codeOf(server, others.person.secret);
    expect((await completeBy(server, mine.token, others.ticket, code)).status).toBe(400);
    expect(await membersOf(mine.owner)).toHaveLength(1);
    expect((await completeBy(server, others.token, others.ticket, code)).status).toBe(200);
  });

  it('cannot be bypassed by the form of a new account', async () => {
    const { person, token, ticket } = await asked();
    await completeBy(server, token, ticket, codeOf(server, person.secret));
    const { status, body } = await createAccount(server, person.email, token);
    expect([status, body.code]).toEqual([400, 'used']);
  });

  it('limits attempts like every other check of a code', async () => {
    const limited = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
    const person = await secure(limited, await newPerson(limited));
    const owner = await newOwner(limited);
    await invite(limited, owner, [person.email]);
    const token = await mailedToken(limited, person.email);
    const call = (path: string, json: unknown, headers = {}) =>
      limited.call('POST', `/accounts/auth/activation/${path}`, { json, headers });
    const given = { email: person.email, password, token };
    const statuses: number[] = [];
    for (let at = 0; at < 34; at++) {
      const from = { 'x-forwarded-for': `198.18.1.${at}` };
      const { ticket } = (await call('sign_in/', given, from)).body.second_step;
      statuses.push((await call('second_step/', { token, ticket, one_time_code: 'no' }, from)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(4).fill(429)]);
    const { ticket } = (await call('sign_in/', given)).body.second_step;
    const one_time_code = codeOf(limited, person.secret);
    expect((await call('second_step/', { token, ticket, one_time_code })).status).toBe(200);
  });
});
