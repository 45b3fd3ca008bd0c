/** Requests as anybody may send them, right or wrong, to an operation of the contract. */
import { isNightly } from '../../scripts/nightly.ts';
import type { TestServer } from '../../server/accounts/accounts.testing.ts';
import { png } from '../../server/onboarding/onboarding.testing.ts';
import { type Described, sampleOf } from './schemas.ts';

export type Sent = { headers?: Record<string, string>; body?: BodyInit };
/** What to expect of an operation that is sent something: a status, and the field that the refusal must name. */
export type Case = Sent & { name: string; status: number; field?: string };
export type Fields = Record<string, unknown>;

export const isMultipart = ({ bodyTypes }: Described): boolean => bodyTypes.includes('multipart/form-data');

const someFile = () => new Blob([new Uint8Array(png)], { type: 'image/png' });

export const asJson = (value: unknown): Sent => textAsJson(JSON.stringify(value));
export const textAsJson = (text: string): Sent => ({ headers: { 'content-type': 'application/json' }, body: text });

/** A value that is a list is a field that was sent that often. */
export function asForm(fields: Fields): Sent {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one, 'file.png');
      else form.append(name, String(one));
    }
  }
  return { body: form };
}

/** The same fields in the operation's media type. */
export const asBody = (operation: Described, fields: Fields): Sent =>
  isMultipart(operation) ? asForm(fields) : asJson(fields);

/** Every field, valid by the contract. */
export function fullBody({ body, fileFields }: Described): Fields {
  const sample = body === null ? {} : (sampleOf(body) as Fields);
  for (const field of fileFields) sample[field] = someFile();
  return sample;
}

export type Answer = { status: number; headers: Headers; text: string };

export async function send(url: string, { method, path }: Described, sent: Sent, about: Place = {}): Promise<Answer> {
  const response = await fetch(`${url}/api${addressOf(path, about)}`, {
    method,
    headers: { ...(about.token === undefined ? {} : { authorization: `Bearer ${about.token}` }), ...sent.headers },
    ...(sent.body === undefined ? {} : { body: sent.body }),
    ...(sent.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The same without a network between: for many requests, of which nothing is asked that a socket would change. */
export async function inject(
  { app }: Pick<TestServer, 'app'>,
  { method, path }: Described,
  sent: Sent,
  about: Place = {},
): Promise<Answer> {
  const body = sent.body === undefined ? null : new Response(sent.body);
  const type = body?.headers.get('content-type') ?? null;
  const response = await app.inject({
    method: method as 'GET',
    url: `/api${addressOf(path, about)}`,
    headers: {
      ...(about.token === undefined ? {} : { authorization: `Bearer ${about.token}` }),
      ...(type === null ? {} : { 'content-type': type }),
      ...sent.headers,
    },
    ...(body === null ? {} : { payload: Buffer.from(await body.arrayBuffer()) }),
  });
  return { status: response.statusCode, headers: new Headers(response.headers as never), text: response.payload };
}

/** Without a network by day, which is twice as quick; with one by night. What a socket may cut short is always sent through one. */
export const ask = (
  server: Pick<TestServer, 'app' | 'url'>,
  operation: Described,
  { status, ...sent }: Sent & { status?: number },
  about: Place = {},
): Promise<Answer> =>
  isNightly() || status === 413 || sent.body instanceof ReadableStream
    ? send(server.url, operation, sent, about)
    : inject(server, operation, sent, about);

/** Where a request goes, and who sends it. */
export type Place = { token?: string; path?: Record<string, string>; query?: Record<string, string> };

/** As a browser encodes it, and halves of a character as the bytes that no browser sends. */
const encoded = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');

function addressOf(template: string, { path = {}, query = {} }: Place): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(path[name] ?? ''));
  const search = Object.entries(query).map(([name, text]) => `${encoded(name)}=${encoded(text)}`);
  return search.length === 0 ? address : `${address}?${search.join('&')}`;
}
