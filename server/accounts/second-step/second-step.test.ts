import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { codeOf as codeAt, logIn, mailsTo, newPerson, password, type Secured, secure } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });

const at = (path: string, token: string, json?: unknown) =>
  server.call(json === undefined ? 'GET' : 'POST', `/accounts/auth/second_step/${path}`, { token, json });
const complete = (ticket: string, one_time_code: string) =>
  server.call('POST', '/accounts/auth/login/second_step/', { json: { ticket, one_time_code } });

const codeOf = (secret: string, periods = 0) => codeAt(server, secret, periods);
const wrongCodeFor = (secret: string) => {
  const near = [-1, 0, 1].map((periods) => codeOf(secret, periods));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
};
const nextPeriod = () => server.clock.advance(30_000);

const newSecured = async () => secure(server, await newPerson(server));

async function newTicket({ email }: { email: string }): Promise<string> {
  const { status, body } = await logIn(server, email);
  expect([status, body]).toEqual([
    200,
    { second_step: { ticket: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300 } },
  ]);
  return body.second_step.ticket;
}

const refusedCode = { status: 400, body: { one_time_code: ['This code is not valid.'] } };
const ended = { status: 400, body: { code: 'ticket_ended' } };

describe('turning the second step on', () => {
  it('shows a secret, accepts a code and answers ten recovery codes, once', async () => {
    const { token, email } = await newPerson(server);
    expect((await at('', token)).body).toEqual({
      is_on: false,
      on_since: null,
      recovery_codes_left: 0,
      required_by: [],
    });
    const { body: begun } = await at('begin/', token, { password });
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(begun.otpauth_url);
    expect(decodeURIComponent(url.pathname)).toBe(`/Steward:${email}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      secret: begun.secret,
      issuer: 'Steward',
      period: '30',
    });
    expect((await at('', token)).body.is_on).toBe(false);

    const { body } = await at('confirm/', token, { one_time_code: codeOf(begun.secret) });
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await at('', token)).body).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    const mails = await mailsTo(server, email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your second step was changed');

    const again = await at('begin/', token, { password });
    expect([again.status, again.body.detail]).toEqual([409, 'The second step is on already.']);
    expect((await at('confirm/', token, { one_time_code: codeOf(begun.secret, 1) })).status).toBe(409);
  });

  it('needs the password, a start and a right code, and can be started again', async () => {
    const { token, email } = await newPerson(server);
    expect(await at('begin/', token, { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { password: ['This password is not right.'] },
    });
    expect((await at('confirm/', token, { one_time_code: '123456' })).status).toBe(409);
    const first = (await at('begin/', token, { password })).body.secret;
    const second = (await at('begin/', token, { password })).body.secret;
    expect(second).not.toBe(first);
    expect(await at('confirm/', token, { one_time_code: codeOf(first) })).toMatchObject(refusedCode);
    expect((await logIn(server, email)).body).toHaveProperty('access_token');
    expect((await at('confirm/', token, { one_time_code: codeOf(second) })).status).toBe(200);
  });

  it('stores neither the secret nor a recovery code', async () => {
    const { user, secret, recoveryCodes } = await newSecured();
    const [row] = await server.sql<{ all: string }>(
      `select string_agg(s::text || coalesce(r::text, ''), ' ') as all from second_steps s
       left join recovery_codes r using (user_id) where user_id = $1`,
      [user.id],
    );
    const stored = row?.all ?? '';
    const hexOf = (text: string) => Buffer.from(text).toString('hex');
    expect(stored).toContain('\\x');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(hexOf(text));
    }
    expect(stored).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
  });
});

describe('sign-in', () => {
  let person: Secured;
  beforeEach(async () => {
    person = await newSecured();
  });

  it('does not change without a second step', async () => {
    const { email } = await newPerson(server);
    expect(Object.keys((await logIn(server, email)).body).sort()).toEqual(['access_token', 'refresh_token', 'user']);
  });

  it('accepts the password, then a code', async () => {
    const { status, body } = await complete(await newTicket(person), codeOf(person.secret));
    expect([status, body.user.email]).toEqual([200, person.email]);
    expect((await server.call('GET', '/accounts/auth/user/', { token: body.access_token })).status).toBe(200);
  });

  it('does not reveal the second step to a caller with a wrong password', async () => {
    const { status, body } = await logIn(server, person.email, 'wrong');
    expect([status, body]).toEqual([
      400,
      { non_field_errors: [expect.stringContaining('Unable to log in with provided credentials.')] },
    ]);
  });

  it('accepts a code once, and no older one', async () => {
    expect((await complete(await newTicket(person), codeOf(person.secret))).status).toBe(200);
    const ticket = await newTicket(person);
    expect(await complete(ticket, codeOf(person.secret))).toMatchObject(refusedCode);
    expect(await complete(ticket, codeOf(person.secret, -1))).toMatchObject(refusedCode);
    nextPeriod();
    expect((await complete(ticket, codeOf(person.secret))).status).toBe(200);
  });

  it('accepts one of two concurrent uses of a code', async () => {
    const [one, other] = [await newTicket(person), await newTicket(person)];
    const code = codeOf(person.secret);
    const answers = await Promise.all([complete(one, code), complete(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('accepts a ticket once', async () => {
    const ticket = await newTicket(person);
    expect((await complete(ticket, codeOf(person.secret))).status).toBe(200);
    nextPeriod();
    expect(await complete(ticket, codeOf(person.secret))).toMatchObject(ended);
  });

  it('tolerates a clock that is half a minute off, but not ten minutes', async () => {
    expect((await complete(await newTicket(person), codeOf(person.secret, 1))).status).toBe(200);
    const ticket = await newTicket(person);
    for (const periods of [20, -20, 2, -2]) {
      expect(await complete(ticket, codeOf(person.secret, periods))).toMatchObject(refusedCode);
    }
  });

  it('asks for the password again after five minutes, and after five wrong codes', async () => {
    const late = await newTicket(person);
    server.clock.advance(300_000);
    expect(await complete(late, codeOf(person.secret))).toMatchObject(ended);
    const ticket = await newTicket(person);
    for (let tries = 0; tries < 4; tries++)
      expect(await complete(ticket, wrongCodeFor(person.secret))).toMatchObject(refusedCode);
    expect(await complete(ticket, wrongCodeFor(person.secret))).toMatchObject(ended);
    expect(await complete(ticket, codeOf(person.secret))).toMatchObject(ended);
    expect(await complete('nonsense', codeOf(person.secret))).toMatchObject(ended);
  });

  it('accepts each recovery code once, however it is written, and mails the person', async () => {
    const [first = '', second = ''] = person.recoveryCodes;
    expect((await complete(await newTicket(person), ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    const ticket = await newTicket(person);
    expect(await complete(ticket, first)).toMatchObject(refusedCode);
    const { body } = await complete(ticket, second);
    expect((await at('', body.access_token)).body.recovery_codes_left).toBe(8);
    const mails = await mailsTo(server, person.email, 4);
    expect(mails.filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(2);
  });

  it('does not accept a recovery code of another person', async () => {
    const other = await newSecured();
    expect(await complete(await newTicket(person), other.recoveryCodes[0] ?? '')).toMatchObject(refusedCode);
  });

  it('ends the ticket when the password changes in between', async () => {
    const ticket = await newTicket(person);
    await server.call('POST', '/accounts/auth/password/change/', {
      token: person.token,
      json: { old_password: password, new_password: 'Another-Breeze-43' },
    });
    expect(await complete(ticket, codeOf(person.secret))).toMatchObject(ended);
  });

  it('still asks for the code after a password reset', async () => {
    await server.call('POST', '/accounts/auth/password/reset/', { json: { email: person.email } });
    const mails = await mailsTo(server, person.email, 3);
    const link = mails.map(({ text }) => /uid=([\w-]+)&token=([\w-]+)/.exec(text)).find((found) => found !== null);
    const json = { uid: link?.[1], token: link?.[2], new_password: 'Another-Breeze-43' };
    expect((await server.call('POST', '/accounts/auth/password/reset/confirm', { json })).status).toBe(200);
    expect((await logIn(server, person.email, 'Another-Breeze-43')).body).toHaveProperty('second_step');
  });
});

describe('turning the second step off, and new recovery codes', () => {
  it('need the password and a code', async () => {
    const { token, secret, email } = await newSecured();
    for (const path of ['end/', 'recovery_codes/']) {
      const wrongs = [
        { password: 'wrong', one_time_code: codeOf(secret) },
        { password, one_time_code: wrongCodeFor(secret) },
      ];
      for (const json of wrongs) expect((await at(path, token, json)).status).toBe(400);
    }
    const { status } = await at('end/', token, { password, one_time_code: codeOf(secret) });
    expect(status).toBe(204);
    expect((await logIn(server, email)).body).toHaveProperty('access_token');
    expect((await at('', token)).body).toEqual({
      is_on: false,
      on_since: null,
      recovery_codes_left: 0,
      required_by: [],
    });
    expect((await at('end/', token, { password, one_time_code: codeOf(secret, 1) })).status).toBe(409);
  });

  it('end the old codes', async () => {
    const person = await newSecured();
    const ticket = await newTicket(person);
    const json = { password, one_time_code: codeOf(person.secret) };
    const { body } = await at('recovery_codes/', person.token, json);
    expect(body.recovery_codes).toHaveLength(10);
    expect(await complete(ticket, person.recoveryCodes[0] ?? '')).toMatchObject(refusedCode);
    expect((await complete(ticket, body.recovery_codes[0])).status).toBe(200);

    const waiting = await newTicket(person);
    nextPeriod();
    await at('end/', person.token, { password, one_time_code: codeOf(person.secret) });
    expect(await complete(waiting, codeOf(person.secret, 1))).toMatchObject(ended);
  });
});

describe('attempts with wrong codes', () => {
  it('are limited for unknown networks, and do not lock the person out', async () => {
    const limited = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
    const person = await newPerson(limited);
    const call = (path: string, json: unknown, headers = {}, token?: string) =>
      limited.call('POST', `/accounts/auth/${path}`, { json, headers, token });
    const { secret } = (await call('second_step/begin/', { password }, {}, person.token)).body;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = (periods: number) => app.generate({ timestamp: limited.clock.now().getTime() + periods * 30_000 });
    await call('second_step/confirm/', { one_time_code: code(-1) }, {}, person.token);

    const statuses: number[] = [];
    for (let at = 0; at < 40; at++) {
      const from = { 'x-forwarded-for': `198.18.0.${at}` };
      const { body } = await call('login/', { email: person.email, password }, from);
      if (body.second_step === undefined) continue;
      const { status } = await call(
        'login/second_step/',
        { ticket: body.second_step.ticket, one_time_code: 'no' },
        from,
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 30);
    const { body } = await call('login/', { email: person.email, password });
    const { status } = await call('login/second_step/', { ticket: body.second_step.ticket, one_time_code: code(0) });
    expect(status).toBe(200);
  });
});
