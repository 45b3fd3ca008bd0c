import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { byHand } from '../background-jobs/background-jobs.testing.ts';
import { Hopeless, retriesOf } from '../background-jobs/background-jobs.ts';
import { listGivenUp, retryGivenUp } from '../background-jobs/given-up-jobs.ts';
import { startTestServer } from '../testing.ts';
import { mailJob, sealMail } from './mail.ts';

type Received = { from: string; to: string[]; text: string };
const received: Received[] = [];
/** Recipients that the mail server does not take now, with the code of its answer. */
const refused = new Map<string, number>();
/** Recipients for whom the connection ends: before the message is accepted, or right after. */
const cut = new Map<string, 'before' | 'after'>();
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = refused.get(address);
    return responseCode === undefined ? done() : done(Object.assign(new Error('No such mailbox'), { responseCode }));
  },
  onData: (stream, { envelope, id }, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      const end = cut.get(to[0] ?? '');
      const hangUp = () => [...post.connections].find((one) => one.session.id === id)?.close();
      if (end === 'before') return hangUp();
      received.push({ from, to, text });
      done();
      if (end === 'after') hangUp();
    });
  },
});
await new Promise<void>((listening) => {
  post.listen(0, '127.0.0.1', listening);
});
const smtpUrl = `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`;
afterAll(() => new Promise<void>((closed) => post.close(() => closed())));

const posting = await startTestServer({
  jobs: true,
  env: { SMTP_URL: smtpUrl, MAIL_FROM: 'Steward <hello@steward.test>' },
});
const keeping = await startTestServer({ jobs: true });
const production = await startTestServer({
  env: { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://steward.example', MAIL: 'keep' },
});
const signUp = (server: typeof posting, email: string) =>
  server.call('POST', '/accounts/auth/signup/', {
    json: { business_plan: 'free', subscription_info: null, email, password: 'Harmattan-Breeze-42' },
  });
const mailTo = (to: string) =>
  soon(() => {
    const mail = received.find((one) => one.to.includes(to));
    expect(mail).toBeDefined();
    return mail as Received;
  });

describe('with a mail server', () => {
  it('a mail arrives, from the sender that is set, as text and as HTML', async () => {
    expect((await signUp(posting, 'ada@example.test')).status).toBe(201);
    const { from, text } = await mailTo('ada@example.test');
    expect(from).toBe('hello@steward.test');
    expect(text).toMatch(/^From: Steward <hello@steward\.test>\r$/m);
    expect(text).toMatch(/^To: ada@example\.test\r$/m);
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(await posting.mails()).toEqual([]);
  });

  it('there is no mailbox to read', async () => {
    expect((await fetch(`${posting.url}/dev/mailbox`)).status).toBe(404);
  });

  it('does not let a subject or an address inject a header', async () => {
    const message = { ...messageTo('tobi@example.test'), subject: 'Hello\r\nBcc: spy@example.test' };
    await newJob().work(sealMail(posting.platform.encryption, message), byHand);
    const { to, text } = await mailTo('tobi@example.test');
    expect(to).toEqual(['tobi@example.test']);
    expect(text).not.toMatch(/^Bcc:/m);
  });

  /** The job of a server that has just started. */
  const newJob = () => {
    const { platform } = posting;
    return mailJob({ ...platform, smtpUrl, from: platform.config.mailFrom });
  };
  const messageTo = (to: string) => ({ to, subject: 's', text: 't', html: 'h' });
  const letterTo = (to: string) => sealMail(posting.platform.encryption, messageTo(to));

  it('a mail that is not taken fails its job, which then tries again', async () => {
    const job = newJob();
    refused.set('full@example.test', 452);
    const letter = letterTo('full@example.test');
    const failure = await job.work(letter, byHand).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('No such mailbox') });
    expect(failure).not.toBeInstanceOf(Hopeless);
    refused.clear();
    await job.work(letter, byHand);
    await mailTo('full@example.test');
  });

  it('a mail that is refused for ever is kept for the operator, who has it sent', async () => {
    refused.set('gone@example.test', 550);
    await posting.platform.db.system((tx) => posting.platform.mail.send(tx, messageTo('gone@example.test')));
    const isNoted = { status: 'ready', notes: ['1 of mail.deliver failed for good and wait for you: npm run jobs'] };
    const ready = async () => (await fetch(`${posting.url}/readyz`)).json();
    await soon(async () => expect(await ready()).toEqual(isNoted));
    expect(await (await fetch(`${posting.url}/metrics`)).text()).toContain(
      'jobs{job="mail.deliver",state="given up"} 1',
    );
    const [kept] = await listGivenUp(posting.ownerUrl);
    expect(kept).toMatchObject({ job: 'mail.deliver', tries: 1, reason: expect.stringContaining('No such mailbox') });
    refused.clear();
    expect(await retryGivenUp(posting.ownerUrl)).toBe(1);
    await mailTo('gone@example.test');
    expect(await ready()).toEqual({ status: 'ready' });
  });

  it('a mail is sent again when the connection ended before it was accepted, and not when it ended after', async () => {
    cut.set('cut-before@example.test', 'before').set('cut-after@example.test', 'after');
    const send = (to: string) => posting.platform.db.system((tx) => posting.platform.mail.send(tx, messageTo(to)));
    await Promise.all([send('cut-before@example.test'), send('cut-after@example.test')]);
    await mailTo('cut-after@example.test');
    await soon(async () =>
      expect(await posting.sql("select from pgboss.job where name = 'mail.deliver' and state = 'retry'")).toHaveLength(
        1,
      ),
    );
    cut.clear();
    await mailTo('cut-before@example.test');
    for (const to of ['cut-before@example.test', 'cut-after@example.test'])
      expect([to, received.filter((one) => one.to.includes(to)).length]).toEqual([to, 1]);
  });

  it('a mail that was accepted is not sent again when that could not be stored', async () => {
    const job = newJob();
    const letter = letterTo('once@example.test');
    await job.work(letter, byHand);
    await job.work(letter, byHand);
    expect(received.filter(({ to }) => to.includes('once@example.test'))).toHaveLength(1);
  });

  it('a mail is tried for three days, and given the time that a mail server may take', () => {
    const { retries, limit = 0 } = newJob();
    const { retryLimit, retryDelay, retryDelayMax = 0 } = retriesOf(retries);
    const pauses = Array.from({ length: retryLimit }, (_, tries) => Math.min(retryDelayMax, retryDelay * 2 ** tries));
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(900);
    expect(limit).toBeGreaterThan(600);
  });
});

describe('without a mail server', () => {
  const page = async (path: string) => {
    const response = await fetch(`${keeping.url}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const keep = (to: string, subject: string, text: string) => {
    const { id, sealed } = sealMail(keeping.platform.encryption, { to, subject, text, html: text });
    return keeping.sql<{ id: string }>(
      `insert into mailbox (id, sent_at, recipient, sealed) values ($1, now(), $2, decode($3, 'base64')) returning id`,
      [id, to, sealed],
    );
  };
  it('a mail is kept and shown, with its link to follow', async () => {
    expect((await page('/dev/mailbox')).text).toContain('No mail yet');
    expect((await signUp(keeping, 'bola@example.test')).status).toBe(201);
    await soon(async () => expect(await keeping.mails()).toHaveLength(1));
    const { text, headers } = await page('/dev/mailbox');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const [, address] = /<a href="([^"]*\/account\/verify\?token=[\w-]+)">/.exec(text) ?? [];
    expect(address).toBeDefined();
    const [mail] = await keeping.mails();
    expect(mail?.text).toContain(address);
  });

  it('escapes text of other people in a mail', async () => {
    const script = `<script>alert("x")</script>`;
    const [mail] = await keep(
      `"${script}"@example.test`,
      script,
      `${script} http://example.test/?a=1&b=2 "onclick='x' javascript:alert(1)`,
    );
    const { text, headers } = await page('/dev/mailbox');
    expect(text).not.toContain('<script');
    expect(text).toContain('&#60;script&#62;');
    expect(text).toContain('<a href="http://example.test/?a=1&#38;b=2">');
    expect(text).not.toMatch(/<[^>]*(onclick|javascript:)/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    const whole = await page(`/dev/mailbox/${mail?.id}`);
    const policy = whole.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox /);
    expect(policy).not.toMatch(/script|allow-(same-origin|forms|top)/);
  });

  /** The subjects of the mails that a search finds, in their order. */
  const subjectsTo = async (to: string) => {
    const { text } = await page(`/dev/mailbox?to=${encodeURIComponent(to)}`);
    return [...text.matchAll(/<h2 id="m[^>]*>([^<]*)/g)].map(([, subject]) => subject);
  };

  it('finds mails by their recipient, in any case: a whole address its own, a part of one all that hold it', async () => {
    await keep('efe@example.test', 'For Efe', 'text');
    await keep('Efe.Obi@example.test', 'For Efe Obi', 'text');
    await keep('osa.efe@example.test', 'For Osa Efe', 'text');
    expect(await subjectsTo('EFE@example.test')).toEqual(['For Efe']);
    expect(await subjectsTo('efe.obi@EXAMPLE.test')).toEqual(['For Efe Obi']);
    expect(await subjectsTo('Efe.Obi@')).toEqual(['For Efe Obi']);
    expect(await subjectsTo('efe@')).toEqual(['For Osa Efe', 'For Efe']);
    expect(await subjectsTo(' or 1=1 --')).toEqual([]);
    expect(await subjectsTo('%')).toEqual([]);
    expect((await page('/dev/mailbox?to=a&to=b')).status).toBe(200);
    const { headers } = await page('/dev/mailbox');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it.each(['nonsense', '01a00000-0000-7000-8000-000000000000'])('there is no mail %s', async (id) => {
    expect((await page(`/dev/mailbox/${id}`)).status).toBe(404);
  });
});

describe('what a mail says', () => {
  it.each([
    ['sent', posting, 'zuri@example.test', 'completed'],
    ['kept', keeping, 'yemi@example.test', 'completed'],
    ['tried again', posting, 'later@example.test', 'retry'],
    ['given up', posting, 'never@example.test', 'failed'],
  ] as const)('can be read in no table when it is %s', async (what, server, email, state) => {
    if (what === 'tried again') refused.set(email, 452);
    if (what === 'given up') refused.set(email, 550);
    await signUp(server, email);
    const jobs = () => server.sql(`select from pgboss.job where name = 'mail.deliver' and state = $1`, [state]);
    await soon(async () => expect(await jobs()).not.toEqual([]));
    const tables = await server.sql<{ at: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as at from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ at }) => at)).toEqual(expect.arrayContaining(['public.mailbox', 'public.users']));
    const holding = (text: string) =>
      Promise.all(
        tables.map(async ({ at }) =>
          (await server.sql(`select from ${at} t where t::text ~ $1`, [text])).length > 0 ? [at] : [],
        ),
      ).then((found) => found.flat());
    expect(await holding(email)).toContain('public.users');
    expect(await holding('/account/verify')).toEqual([]);
    refused.clear();
  });
});

describe('in production', () => {
  it('there is no mailbox to read, with a mail server or without', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/', '/dev/mailbox/mailbox.css', '/DEV/mailbox'])
      expect((await fetch(`${production.url}${path}`)).status).toBe(404);
  });
});
