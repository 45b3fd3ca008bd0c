/**
 * Clients that retry: they repeat a request that meets a dead server or a 503 with the same Idempotency-Key until it is
 * answered. Each request records the time of its answer and the number of attempts.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

/** A violation; the run continues and counts it. */
export class Violation extends Error {}

export type Answered = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses have many shapes, and each caller checks its own.
  body: any;
  text: string;
  sentAt: number;
  answeredAt: number;
  /** The number of attempts, including this one. */
  sent: number;
};
type Body = { json?: unknown; form?: () => FormData; token?: string; key?: string };

/** Milliseconds between two attempts, and until a client stops retrying. */
const pause = 50;
const patience = 240_000;

export async function call(url: string, method: string, path: string, { json, form, token, key }: Body = {}) {
  const headers = {
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const sentAt = performance.now();
  for (let sent = 1; ; sent++) {
    const body = json === undefined ? (form?.() ?? null) : JSON.stringify(json);
    const answered = await attempt(`${method} ${path}`, `${url}${path}`, { method, headers, body });
    if (answered) return { ...answered, sentAt, answeredAt: performance.now(), sent } satisfies Answered;
    if (performance.now() - sentAt > patience)
      throw new Violation(`${method} ${path} was not answered for four minutes`);
    await sleep(pause);
  }
}

/** Null when the server is down, was killed during the request, or says that it is unavailable. */
async function attempt(what: string, address: string, request: RequestInit) {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(20_000) });
    const { status, headers } = response;
    const text = await response.text();
    if (status === 503) return null;
    if (status >= 500) throw new Violation(`${what} was answered ${status} ${text.slice(0, 200)}`);
    return { status, body: headers.get('content-type')?.includes('json') ? JSON.parse(text) : null, text };
  } catch (error) {
    if (error instanceof Violation) throw error;
    return null;
  }
}

export async function expectStatus(expected: number, answering: Promise<Answered>): Promise<Answered> {
  const answered = await answering;
  if (answered.status === expected) return answered;
  throw new Violation(`expected ${expected}, was answered ${answered.status} ${answered.text.slice(0, 200)}`);
}

/** Of every person here. */
export const password = 'Harmattan-Breeze-42';
/** In pixels, for a logo of about 100 kB. */
const side = 180;

/** `sha256` is the digest of the logo's pixels: the server writes each picture anew. */
export type Person = { email: string; token: string; key: string; logo: Buffer; sha256: string };

export async function newPerson(name: string): Promise<Person> {
  const pixels = randomBytes(side * side * 3);
  const logo = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const sha256 = createHash('sha256').update(pixels).digest('hex');
  return { email: `${name}@example.test`, token: '', key: randomUUID(), logo, sha256 };
}

export const signUp = (url: string, { email }: Person) =>
  expectStatus(
    201,
    call(url, 'POST', '/api/accounts/auth/signup/', {
      json: { email, password, business_plan: 'free', subscription_info: null },
    }),
  );

/** The keys of the mailed links so far, read from the mailbox page. */
async function mailedKeys(url: string, { email }: Person): Promise<string[]> {
  const { text } = await call(url, 'GET', `/dev/mailbox?to=${encodeURIComponent(email)}`);
  // The page shows each link twice: above the mail and in its text.
  return [
    ...new Set([...text.matchAll(/href="[^"]*\/account\/verify\?token=([\w-]+)"/g)].flatMap(([, key]) => key ?? [])),
  ];
}

/** Waits for the mail and returns the time of its arrival. */
export async function mailOf(url: string, person: Person): Promise<{ keys: string[]; cameAt: number }> {
  const began = performance.now();
  for (;;) {
    const keys = await mailedKeys(url, person);
    if (keys.length > 0) return { keys, cameAt: performance.now() };
    if (performance.now() - began > patience) throw new Violation(`${person.email} signed up but got no mail`);
    await sleep(pause);
  }
}

/** A token lasts for ten minutes. */
export async function signIn(url: string, person: Person) {
  const login = { json: { email: person.email, password } };
  const { body } = await expectStatus(200, call(url, 'POST', '/api/accounts/auth/login/?device=web', login));
  person.token = body.access_token;
}

/** Confirms the address with the mailed link, then signs in. */
export async function comeIn(url: string, person: Person, key: string) {
  await expectStatus(200, call(url, 'POST', '/api/accounts/auth/signup/confirm_email/', { json: { key } }));
  await signIn(url, person);
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

/** Polls until the task has ended; the server holds each request for up to two seconds. */
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
