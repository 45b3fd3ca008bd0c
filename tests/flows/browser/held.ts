/**
 * Requests of a page that a test holds, at the DevTools protocol. Playwright's own routes turn off the browser's cache, so that
 * every path would load and compile the whole app again.
 */
import type { CDPSession, Page } from 'playwright-core';
import { problemOf } from '../../../src/domain/shared/problem.ts';

const statusOf = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  limited: 429,
  unavailable: 503,
  unknown: 418,
} as const;

export type Json = Record<string, unknown>;
type Earlier = {
  alter?: (body: Json) => Json;
  /** In place of `alter`, where the body is a form. */
  rewrite?: (sent: string) => string;
  /** With a key of its own, so that it is somebody else's request and not the same one again. */
  isAnother?: boolean;
};
type Alterations = { ask?: (sent: string) => string; answer?: (body: Json) => Json };

type Header = { name: string; value: string };
/** Once when the page asks, and once more when the server has answered, if the test waits for that. */
type Paused = {
  requestId: string;
  networkId?: string;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
  responseStatusCode?: number;
  responseErrorReason?: string;
  responseHeaders?: Header[];
};
type Answered = (paused: Paused) => void;

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const ofTheBody = ['content-length', 'content-encoding', 'transfer-encoding'];

export class Held {
  readonly method: string;
  readonly url: string;
  /** Null without a body, and for a body of bytes. */
  readonly sent: string | null;
  /** Without cookies, which no call needs. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #session: CDPSession;
  readonly #id: string;
  readonly #answered: () => Promise<Paused>;
  isSettled = false;

  constructor(session: CDPSession, { requestId, request }: Paused, answered: () => Promise<Paused>) {
    this.#session = session;
    this.#id = requestId;
    this.#answered = answered;
    this.method = request.method;
    this.url = request.url;
    this.sent = request.postData ?? null;
    this.headers = request.headers;
  }

  get key(): string | undefined {
    return this.headers['Idempotency-Key'] ?? this.headers['idempotency-key'];
  }

  /** Whether the server could not tell the two apart. A body of bytes is not known, so it is never the same. */
  isSameAs(other: Held): boolean {
    const known = this.method === other.method && this.url === other.url && this.key === other.key;
    return known && this.sent !== null && this.sent === other.sent;
  }

  /**
   * Sends this request from outside the page, as an attempt whose answer never came back would have: the server has done it when
   * the page asks.
   */
  async arriveEarlier({
    alter = (body) => body,
    rewrite = (sent) => JSON.stringify(alter(JSON.parse(sent) as Json)),
    isAnother = false,
  }: Earlier = {}): Promise<true> {
    const body = this.sent === null ? null : rewrite(this.sent);
    const headers = new Headers(this.headers);
    if (isAnother) headers.set('idempotency-key', crypto.randomUUID());
    const { status } = await fetch(this.url, { method: this.method, headers, body });
    // It may meet a conflict that an earlier step has made.
    if (status >= 400 && status !== statusOf.conflict)
      throw new Error(`what arrived earlier was refused with ${status}`);
    return true;
  }

  #fulfill(requestId: string, status: number, headers: readonly Header[], json: unknown): Promise<unknown> {
    return this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [
        ...headers.filter(({ name }) => ![...ofTheBody, 'content-type'].includes(name.toLowerCase())),
        { name: 'content-type', value: 'application/json; charset=utf-8' },
      ],
      ...(json === undefined ? {} : { body: base64(JSON.stringify(json)) }),
    });
  }

  /** Leaves the request to the browser. */
  async ignore(): Promise<void> {
    this.isSettled = true;
    await this.#session.send('Fetch.continueRequest', { requestId: this.#id });
  }

  /** Forwards the request to the real server and returns its response. Both may be altered. */
  async letThrough({ ask, answer }: Alterations = {}): Promise<Json> {
    this.isSettled = true;
    const answered = this.#answered();
    await this.#session.send('Fetch.continueRequest', {
      requestId: this.#id,
      interceptResponse: true,
      ...(ask && this.sent !== null ? { postData: base64(ask(this.sent)) } : {}),
    });
    const { requestId, responseStatusCode = 0, responseErrorReason, responseHeaders = [] } = await answered;
    if (responseErrorReason !== undefined) throw new Error(`the server did not answer: ${responseErrorReason}`);
    const { body, base64Encoded } = await this.#session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const got = text === '' ? {} : (JSON.parse(text) as Json);
    if (!answer || text === '') {
      await this.#session.send('Fetch.continueRequest', { requestId });
      return got;
    }
    const altered = answer(got);
    await this.#fulfill(requestId, responseStatusCode, responseHeaders, altered);
    return altered;
  }

  async answer(status: number, json?: unknown): Promise<void> {
    this.isSettled = true;
    await this.#fulfill(this.#id, status, [], json);
  }

  /** Forwards the request to the real server, which must refuse it as the conflict of the case. */
  async meetConflict(error: unknown): Promise<void> {
    const { code: expectedCode } = problemOf(error);
    const answered = this.#answered();
    this.isSettled = true;
    await this.#session.send('Fetch.continueRequest', { requestId: this.#id, interceptResponse: true });
    const { requestId, responseStatusCode } = await answered;
    const { body, base64Encoded } = await this.#session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const { code = null } = JSON.parse(text || '{}') as { code?: string };
    if (responseStatusCode !== statusOf.conflict || (expectedCode !== null && code !== expectedCode))
      throw new Error(`the server answers ${responseStatusCode} ${code}, not with the conflict ${expectedCode ?? ''}`);
    await this.#session.send('Fetch.continueRequest', { requestId });
  }

  async fail(error: unknown): Promise<void> {
    const { kind, detail, code, general, fields, retryAfter } = problemOf(error);
    if (kind === 'network' || kind === 'aborted') return this.cut();
    this.isSettled = true;
    const headers = retryAfter === null ? [] : [{ name: 'retry-after', value: String(retryAfter) }];
    await this.#fulfill(this.#id, statusOf[kind], headers, {
      ...fields,
      ...(general.length > 0 ? { non_field_errors: general } : {}),
      ...(detail === null ? {} : { detail }),
      ...(code === null ? {} : { code }),
    });
  }

  /** As if there were no connection. */
  async cut(): Promise<void> {
    this.isSettled = true;
    await this.#session.send('Fetch.failRequest', { requestId: this.#id, errorReason: 'ConnectionFailed' });
  }
}

/** Ends what is still held without asking the server. */
type End = () => Promise<void>;

/** Gives each request of a page to addresses of these patterns to `take`, which settles it now or later. */
export const holdRequests = async (
  page: Page,
  patterns: readonly string[],
  take: (held: Held) => Promise<void>,
): Promise<End> => {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Held>();
  const awaited = new Map<string, Answered>();
  session.on('Fetch.requestPaused', (paused) => {
    const id = paused.networkId ?? paused.requestId;
    const isAnswer = paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined;
    if (isAnswer) return awaited.get(id)?.(paused);
    const held = new Held(session, paused, () => new Promise((resolve) => awaited.set(id, resolve)));
    open.set(id, held);
    // The page may have left before the request is settled.
    take(held).catch(() => {});
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    const held = open.get(requestId);
    if (!held) return;
    held.isSettled = true;
    awaited.get(requestId)?.({ requestId, request: held, responseErrorReason: errorText });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  return async () => {
    await Promise.all(
      [...open.values()].filter(({ isSettled }) => !isSettled).map((held) => held.cut().catch(() => {})),
    );
    await session.detach().catch(() => {});
  };
};
