/**
 * People who do not give up: a call that meets a dead server, or a 503, is made again with the same Idempotency-Key until
 * it is answered. Each call remembers when its answer came and how often it was sent.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What must not happen; the run goes on and counts it. */
export class Violation extends Error {}

export type Answered = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, each looked at right where it is expected.
  body: any;
  text: string;
  sentAt: number;
  answeredAt: number;
  /** How often it was sent, this time included. */
  sent: number;
};
type Body = { json?: unknown; form?: () => FormData; token?: string; key?: string };

/** Between two tries of the same call, and until a person gives up; milliseconds. */
const pause = 50;
const patience = 60_000;

export async function call(url: string, method: string, path: string, { json, form, token, key }: Body = {}) {
  const sentAt = performance.now();
  for (let sent = 1; ; sent++) {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        signal: AbortSignal.timeout(20_000),
        headers: {
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: form() }),
      });
      const text = await response.text();
      if (response.status >= 500 && response.status !== 503) {
        throw new Violation(`${method} ${path} was answered ${response.status} ${text.slice(0, 200)}`);
      }
      if (response.status !== 503) {
        const isJson = response.headers.get('content-type')?.includes('json') ?? false;
        const body = isJson ? JSON.parse(text) : null;
        return { status: response.status, body, text, sentAt, answeredAt: performance.now(), sent } satisfies Answered;
      }
    } catch (error) {
      if (error instanceof Violation) throw error;
      // The server is away, or went away in the middle.
    }
    if (performance.now() - sentAt > patience) throw new Violation(`${method} ${path} was not answered for a minute`);
    await sleep(pause);
  }
}

async function expectStatus(expected: number, answering: Promise<Answered>): Promise<Answered> {
  const answered = await answering;
  if (answered.status === expected) return answered;
  throw new Violation(`expected ${expected}, was answered ${answered.status} ${answered.text.slice(0, 200)}`);
}

const password = 'Harmattan-Breeze-42';
/** One pixel; with noise behind it, every logo is another one. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export type Person = { email: string; token: string; key: string; logo: Buffer; sha256: string };

export function newPerson(name: string): Person {
  const logo = Buffer.concat([pixel, randomBytes(100_000)]);
  const sha256 = createHash('sha256').update(logo).digest('hex');
  return { email: `${name}@example.test`, token: '', key: randomUUID(), logo, sha256 };
}

export const signUp = (url: string, { email }: Person) =>
  expectStatus(
    201,
    call(url, 'POST', '/api/accounts/auth/signup/', {
      json: { email, password, business_plan: 'free', subscription_info: null },
    }),
  );

/** The keys of the links that came by mail so far; reads the mailbox page as a person does. */
async function mailedKeys(url: string, { email }: Person): Promise<string[]> {
  const { text } = await call(url, 'GET', `/dev/mailbox?to=${encodeURIComponent(email)}`);
  return [...text.matchAll(/href="[^"]*\/account\/verify\?token=([\w-]+)"/g)].flatMap(([, key]) => key ?? []);
}

/** Waits for the mail. When it was there. */
export async function mailOf(url: string, person: Person): Promise<{ keys: string[]; cameAt: number }> {
  const began = performance.now();
  for (;;) {
    const keys = await mailedKeys(url, person);
    if (keys.length > 0) return { keys, cameAt: performance.now() };
    if (performance.now() - began > patience) throw new Violation(`${person.email} signed up and got no mail`);
    await sleep(pause);
  }
}

/** With a link of the mail; then signs in. */
export async function comeIn(url: string, person: Person, key: string) {
  await expectStatus(200, call(url, 'POST', '/api/accounts/auth/signup/confirm_email/', { json: { key } }));
  const login = { json: { email: person.email, password } };
  const { body } = await expectStatus(200, call(url, 'POST', '/api/accounts/auth/login/?device=web', login));
  person.token = body.access_token;
}

const answers = {
  first_name: 'Ngozi',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
  address1: '14 Oba Akran Avenue',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  size: '21-50',
  interested_in: 'Core HR,Payroll',
};

/** Submits the wizard. */
export const createBusiness = (url: string, { email, token, key, logo }: Person) =>
  expectStatus(
    202,
    call(url, 'POST', '/api/businesses/create_premium_business/', {
      token,
      key,
      form: () => {
        const form = new FormData();
        for (const [field, value] of Object.entries({ name: `Business of ${email}`, ...answers })) {
          form.append(field, value);
        }
        form.append('logo', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
        return form;
      },
    }),
  );

export type Ended = { status: 'SUCCESS' | 'FAILURE'; businessId: string | null; endedAt: number };

/** Asks until the task has ended; each question is held up to two seconds by the server. */
export async function endOf(url: string, { email, token }: Person, taskId: string): Promise<Ended> {
  const began = performance.now();
  for (;;) {
    const form = () => {
      const made = new FormData();
      made.append('task_id', taskId);
      return made;
    };
    const { body, answeredAt } = await expectStatus(
      200,
      call(url, 'POST', '/api/businesses/check_create_status/', { token, form }),
    );
    if (body.status === 'SUCCESS' || body.status === 'FAILURE') {
      return { status: body.status, businessId: body.data?.business_id ?? null, endedAt: answeredAt };
    }
    if (performance.now() - began > patience) throw new Violation(`the task of ${email} never ended`);
  }
}
