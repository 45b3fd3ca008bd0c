/** Access to the server's API, mails and database, to create people and businesses for tests. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Answer = { status: number; body: Record<string, unknown> };
type Ask = { json?: unknown; form?: FormData; token?: string };

/** Milliseconds within which a mail or a task must complete. */
const patience = 60_000;

export class Api {
  readonly url: string;
  readonly #databaseUrl: string;
  readonly #given = new Set<string>();
  #numbered = 100;
  readonly #shared = new Map<string, Promise<unknown>>();

  /** @param databaseUrl as the owner of the database, for what no call can do */
  constructor(url: string, databaseUrl: string) {
    this.url = url;
    this.#databaseUrl = databaseUrl;
  }

  call = async (method: string, path: string, { json, form, token }: Ask = {}): Promise<Answer> => {
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
  };

  /** A request that must succeed. */
  expect = async (method: string, path: string, ask: Ask): Promise<Record<string, unknown>> => {
    const { status, body } = await this.call(method, path, ask);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };

  /** A new address. */
  mailOf = (name: string, domain = 'paths.test'): string => `${name}-${crypto.randomUUID().slice(-12)}@${domain}`;

  /** A number that nothing else has, for names that people read. */
  number = (): number => ++this.#numbered;

  /** Created once, for all tests that do not change it. */
  shared = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = this.#shared.get(name) ?? make();
    this.#shared.set(name, known);
    return known as Promise<T>;
  };

  /** Waits for the next mail to an address and returns what the pattern captures. */
  mailed = (email: string, pattern: RegExp): Promise<string[]> =>
    this.waitFor(`a mail for ${email} with ${pattern}`, async () => {
      const page = await (await fetch(`${this.url}/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
      const found = [...page.matchAll(pattern)].find(([link]) => !this.#given.has(link));
      if (found !== undefined) this.#given.add(found[0]);
      return found?.slice(1) ?? null;
    });

  /** Polls until there is a result. */
  waitFor = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      const answer = await ask();
      if (answer !== null) return answer;
      await pause(50);
    }
    throw new Error(`${what} did not come within ${patience} ms`);
  };

  /** Direct access to the database, for states that no API call can create. */
  query = async (sql: string, values: readonly unknown[]): Promise<void> => {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    await client.query(sql, [...values]);
    await client.end();
  };
}
