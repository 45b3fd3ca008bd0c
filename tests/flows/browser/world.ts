/** The real server with the built app, on a port and a data folder of its own, and people made through its own calls. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { freePort } from '../../free-port.ts';

export type Person = { email: string; password: string };
/** Somebody who has turned on a second step; `secret` is that of their app, in base 32. */
export type Secured = Person & { secret: string; recoveryCodes: string[] };
export type SignedIn = Person & { accessToken: string; refreshToken: string; user: Record<string, unknown> };
type MemberFacts = { name?: readonly [string, string]; permissions?: readonly string[] };
type Answer = { status: number; body: Record<string, unknown> };

const premium = (billing_buy_now: boolean) => ({
  business_plan: 'premium',
  subscription_info: { billing_buy_now, billing_frequency: 'monthly', billing_num_employees: 1 },
});
/** As on /signup: for good, to try, or to be paid for at once. */
const signUpPlans = {
  free: { business_plan: 'free', subscription_info: null },
  trial: premium(false),
  buyNow: premium(true),
};
type SignUpPlan = keyof typeof signUpPlans;

const confirmationLink = /\/account\/verify\?token=([\w-]+)/g;
const startPatience = 120_000;
const mailPatience = 20_000;

export class World {
  readonly url: string;
  readonly #databaseUrl: string;
  readonly #given = new Set<string>();
  readonly #shared = new Map<string, Promise<unknown>>();

  /** @param databaseUrl as the owner of the database, for what nobody can do through a call */
  constructor(url: string, databaseUrl: string) {
    this.url = url;
    this.#databaseUrl = databaseUrl;
  }

  async call(
    method: string,
    path: string,
    options: { json?: unknown; form?: FormData; token?: string } = {},
  ): Promise<Answer> {
    const { json, form, token } = options;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }

  async #expect(method: string, path: string, options: Parameters<World['call']>[2]): Promise<Record<string, unknown>> {
    const { status, body } = await this.call(method, path, options);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** An address that nobody has used. */
  mailOf(name: string, domain = 'paths.test'): string {
    return `${name}-${crypto.randomUUID().slice(-12)}@${domain}`;
  }

  /** One of a kind for all paths that change nothing about it. */
  shared<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#shared.get(name) ?? make();
    this.#shared.set(name, known);
    return known as Promise<T>;
  }

  /** Signed up, with the key of the confirmation mail. */
  async unconfirmed(plan: SignUpPlan = 'free'): Promise<Person & { key: string }> {
    const person = { email: this.mailOf('person'), password: 'red-earth-and-rain' };
    const json = { ...signUpPlans[plan], source: '', ...person };
    await this.#expect('POST', '/accounts/auth/signup/', { json });
    const [key = ''] = await this.#mailed(person.email, confirmationLink);
    return { ...person, key };
  }

  /** What the pattern captures in a mail to an address, once there is one that nobody was given yet. */
  async #mailed(email: string, pattern: RegExp): Promise<string[]> {
    const deadline = Date.now() + mailPatience;
    while (Date.now() < deadline) {
      const page = await (await fetch(`${this.url}/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
      const found = [...page.matchAll(pattern)].find(([link]) => !this.#given.has(link));
      if (found !== undefined) {
        this.#given.add(found[0]);
        return found.slice(1);
      }
      await pause(50);
    }
    throw new Error(`no mail for ${email} with ${pattern} came within ${mailPatience} ms`);
  }

  /** Follows the link of the confirmation mail to an address. */
  async confirm(email: string): Promise<void> {
    const [key = ''] = await this.#mailed(email, confirmationLink);
    await this.#expect('POST', '/accounts/auth/signup/confirm_email/', { json: { key } });
  }

  /** Confirmed, without a business. */
  async account(plan: SignUpPlan = 'free'): Promise<Person> {
    const { key, ...person } = await this.unconfirmed(plan);
    await this.#expect('POST', '/accounts/auth/signup/confirm_email/', { json: { key } });
    return person;
  }

  /** Turns on the second step of a person who has none. */
  async secure(person: Person): Promise<Secured> {
    const { accessToken: token } = await this.signIn(person);
    const { password } = person;
    const begun = await this.#expect('POST', '/accounts/auth/second_step/begin/', { json: { password }, token });
    const secret = String(begun.secret);
    const one_time_code = new TOTP({ secret }).generate();
    const confirmed = await this.#expect('POST', '/accounts/auth/second_step/confirm/', {
      json: { one_time_code },
      token,
    });
    return { ...person, secret, recoveryCodes: confirmed.recovery_codes as string[] };
  }

  /** Confirmed, with what the link to a new password carries. */
  async forgetful(): Promise<Person & { uid: string; token: string }> {
    const person = await this.account();
    await this.#expect('POST', '/accounts/auth/password/reset/', { json: { email: person.email } });
    const link = /\/account\/password-reset\?uid=([\w-]+)&#38;token=([\w-]+)/g;
    const [uid = '', token = ''] = await this.#mailed(person.email, link);
    return { ...person, uid, token };
  }

  async signIn(person: Person): Promise<SignedIn> {
    const { email, password } = person;
    const body = await this.#expect('POST', '/accounts/auth/login/?device=web', { json: { email, password } });
    return {
      ...person,
      accessToken: String(body.access_token),
      refreshToken: String(body.refresh_token),
      user: body.user as Record<string, unknown>,
    };
  }

  /** Begins to create a business and answers the task's id. */
  async beginBusiness({ accessToken: token }: SignedIn, fields: Record<string, unknown>): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== null && value !== '') form.append(name, String(value));
    const { task_id } = await this.#expect('POST', '/businesses/create_premium_business/', { form, token });
    return String(task_id);
  }

  /** Gives a person a business unless they have one. */
  async ensureBusiness(person: SignedIn, fields: Record<string, unknown>): Promise<void> {
    const { accessToken: token } = person;
    const { business } = await this.#expect('GET', '/accounts/auth/user/', { token });
    if (business === null) await this.#finished(await this.beginBusiness(person, fields), token);
  }

  /** Confirmed, with a business that is ready. */
  async owner(plan: SignUpPlan = 'free', name = 'Path Works'): Promise<Person> {
    const person = await this.account(plan);
    const admin = { first_name: 'Ada', last_name: 'Obi', phone_number: '+2348012345678' };
    const place = { country: 'NG', state: 'Lagos', city: 'Ikeja', address1: '1 Allen Avenue', currency: 'NGN' };
    await this.ensureBusiness(await this.signIn(person), { name, size: '1-20', ...admin, ...place });
    return person;
  }

  /** A coupon that takes so many percent off a quarter; nobody makes one through a call. */
  async coupon(percent: number): Promise<string> {
    const code = `T-${crypto.randomUUID().slice(-10)}`.toUpperCase();
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    await client.query(
      `insert into coupons (code, percent, valid_from, valid_until, max_uses)
       values ($1, $2, now() - interval '1 day', now() + interval '1 day', 100)`,
      [code, percent],
    );
    await client.end();
    return code;
  }

  /** Opens a payment of a business for one employee and a month, and answers its reference. */
  async openPayment(buyer: SignedIn): Promise<string> {
    const json = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750 };
    const path = `/c/${this.businessOf(buyer)}/billing/buy/`;
    return String((await this.#expect('POST', path, { json, token: buyer.accessToken })).reference);
  }

  /** What the tester chooses on the sandbox's own page, sent as its form sends it. */
  async settle(reference: string, outcome: 'success' | 'failed' | 'abandoned'): Promise<void> {
    await fetch(`${this.url}/sandbox/checkout/${reference}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome, delay: '0', channel: 'card' }),
      redirect: 'manual',
    });
  }

  /** The id of the business that a person works in first. */
  businessOf({ user }: SignedIn): string {
    return (user as { business: { id: string } }).business.id;
  }

  /** Somebody invited to a business, with the token of the link; `password` is that of the account they have. */
  async invited({
    isNew,
    to = null,
    by = null,
    permissions = ['access_hr'],
  }: {
    isNew: boolean;
    to?: Person | null;
    by?: Person | null;
    permissions?: readonly string[];
  }): Promise<Person & { token: string }> {
    const owner = await this.signIn(by ?? (await this.shared('inviting owner', () => this.owner())));
    const nobody = { email: this.mailOf('invited'), password: 'red-earth-and-rain' };
    const person = to ?? (isNew ? nobody : await this.account());
    await this.#expect('POST', `/c/${this.businessOf(owner)}/employee_user_invitations/`, {
      json: { emails: [person.email], permissions: permissions.map((codename) => ({ codename })) },
      token: owner.accessToken,
    });
    const [token = ''] = await this.#mailed(person.email, /\/verify-invite\?token=([\w.-]+)/g);
    return { ...person, token };
  }

  /** Somebody who works in an owner's business and is called so. */
  async member(
    owner: Person,
    { name: [first_name, last_name] = ['Bola', 'Ade'], permissions = ['access_hr'] }: MemberFacts = {},
  ): Promise<Person> {
    const { token, ...person } = await this.invited({ isNew: true, by: owner, permissions });
    await this.#expect('POST', '/accounts/auth/activation/create_account/', { json: { ...person, token } });
    const { accessToken } = await this.signIn(person);
    await this.#expect('PUT', '/accounts/auth/user/', { json: { first_name, last_name }, token: accessToken });
    return person;
  }

  /** Somebody who has an account comes to work in one more business. */
  async join({ email, password }: Person, owner: Person): Promise<void> {
    const { token } = await this.invited({ isNew: false, to: { email, password }, by: owner });
    await this.#expect('POST', '/accounts/auth/activation/sign_in/', { json: { email, password, token } });
  }

  /** The owner has named a member as the next administrator, who has not answered. */
  async asked(owner: Person, member: Person): Promise<void> {
    const asking = await this.signIn(owner);
    const { user } = await this.signIn(member);
    const path = `/c/${this.businessOf(asking)}/administrator_handover/`;
    await this.#expect('POST', path, { json: { member_id: user.id }, token: asking.accessToken });
  }

  async #finished(taskId: string, token: string): Promise<void> {
    const deadline = Date.now() + mailPatience;
    while (Date.now() < deadline) {
      const form = new FormData();
      form.append('task_id', taskId);
      const { status } = await this.#expect('POST', '/businesses/check_create_status/', { form, token });
      if (status === 'SUCCESS') return;
      await pause(50);
    }
    throw new Error(`the task ${taskId} did not end within ${mailPatience} ms`);
  }
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => (server.exitCode === null ? server.once('exit', () => resolve()) : resolve()));

/** A database of its own on the server at DATABASE_URL, or nothing to say where that is not set. */
const ownDatabase = async (): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> => {
  const given = process.env.DATABASE_URL;
  if (!given) return { env: {}, drop: async () => {} };
  const name = `steward_world_${crypto.randomUUID().slice(-12)}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { env: { DATABASE_URL: given.replace(/(\/\/[^/]*)\/[^?]*/, `$1/${name}`) }, drop };
};

/** Where the embedded database of a data folder is; see server/platform/embedded.ts. */
const embeddedUrl = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  return `postgresql://steward:${password}@/steward?host=${encodeURIComponent(join(dataDir, 'sockets'))}`;
};

type Started = { world: World; databaseUrl: string; stop: () => Promise<void> };

/** Starts the server by the command that users start it with; `stop` ends it and removes its data. */
export const startWorld = async (): Promise<Started> => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'steward-paths-'));
  const url = `http://localhost:${port}`;
  // What a test runner or a developer has set is not what users start it with.
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env;
  const database = await ownDatabase();
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      ...database.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + startPatience;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server did not become ready:\n${said}`);
    }
    await pause(100);
  }
  const databaseUrl = database.env.DATABASE_URL ?? embeddedUrl(dataDir);
  return { world: new World(url, databaseUrl), databaseUrl, stop };
};
