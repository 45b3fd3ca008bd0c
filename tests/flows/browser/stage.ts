/** The page on which one path is played: held requests, a controlled clock and assertions. */
import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core';
import { problemOf } from '../../../src/domain/shared/problem.ts';
import type { World } from '../../worlds/world.ts';

/** Milliseconds within which an expected result must show. */
export const patience = 10_000;

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
type Alterations = { ask?: (sent: string) => string; answer?: (body: Json) => Json };

export class Held {
  readonly request: Request;
  readonly #route: Route;
  isSettled = false;

  constructor(route: Route) {
    this.#route = route;
    this.request = route.request();
  }

  /** Forwards the request to the real server and returns its response. Both may be altered. */
  async letThrough({ ask, answer = (body) => body }: Alterations = {}): Promise<Json> {
    this.isSettled = true;
    // The body is decoded as text only when it is altered, because decoding would damage a file.
    const sent = ask ? this.request.postData() : null;
    const response = await this.#route.fetch(ask && sent !== null ? { postData: ask(sent) } : {});
    const text = await response.text();
    const body = answer(text === '' ? {} : (JSON.parse(text) as Json));
    await this.#route.fulfill(text === '' ? { response } : { response, json: body });
    return body;
  }

  async answer(status: number, json: unknown): Promise<void> {
    this.isSettled = true;
    await this.#route.fulfill({ status, json });
  }

  /** Fails the request with the problem of a case: no connection, or the response that leads to this problem. */
  async fail(error: unknown): Promise<void> {
    const { kind, detail, code, general, fields, retryAfter } = problemOf(error);
    this.isSettled = true;
    if (kind === 'network' || kind === 'aborted') return this.#route.abort('connectionfailed');
    await this.#route.fulfill({
      status: statusOf[kind],
      headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
      json: {
        ...fields,
        ...(general.length > 0 ? { non_field_errors: general } : {}),
        ...(detail === null ? {} : { detail }),
        ...(code === null ? {} : { code }),
      },
    });
  }
}

const api = '/api';
/** The variable parts of a path and their names in the contract. */
const parameters = [
  [/^\/c\/[\da-f-]{36}\//, '/c/{domain}/'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{id}'],
  [/^\/labels\/[\w-]{16}\//, '/labels/{token}/'],
  [/^\/onboarding_forms\/[\w-]{22}\.[\w-]{43}\//, '/onboarding_forms/{token}/'],
  [/\/stw-[\da-f]{32}-[\da-f]{16}\//, '/{reference}/'],
] as const;

/** A request in the contract's form: `DELETE /c/{domain}/members/{id}/`. */
const nameOf = (request: Request): string => {
  const path = new URL(request.url()).pathname.slice(api.length);
  return `${request.method()} ${parameters.reduce((known, [pattern, name]) => known.replace(pattern, name), path)}`;
};

export class Stage {
  readonly page: Page;
  readonly world: World;
  readonly #props = new Map<string, unknown>();
  /** Uncaught errors of the page. */
  readonly errors: string[] = [];
  readonly #held: Held[] = [];
  #holding: readonly string[] = [];
  #arrived = () => {};

  constructor(page: Page, world: World) {
    this.page = page;
    this.world = world;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('requestfailed', (request) => this.#drop(request));
  }

  static async open(context: BrowserContext, world: World): Promise<Stage> {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(patience);
    await page.clock.install();
    const stage = new Stage(page, world);
    await page.route(
      (url) => url.pathname.startsWith(`${api}/`),
      (route) => stage.#take(route),
    );
    return stage;
  }

  /** From now on exactly these requests are held. */
  hold(requests: readonly string[]): void {
    this.#holding = requests;
  }

  async #take(route: Route): Promise<void> {
    if (!this.#holding.includes(nameOf(route.request()))) return route.continue();
    this.#held.push(new Held(route));
    this.#arrived();
  }

  #drop(request: Request): void {
    for (const held of this.#held) if (held.request === request) held.isSettled = true;
  }

  #find(requests: readonly string[]): Held | undefined {
    return this.#held.findLast((held) => !held.isSettled && requests.includes(nameOf(held.request)));
  }

  /** The newest of these requests that is still held. */
  async held(requests: readonly string[]): Promise<Held> {
    const deadline = Date.now() + patience;
    for (;;) {
      const found = this.#find(requests);
      if (found) return found;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`no request ${requests.join(' or ')} was made within ${patience} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Stores what `open` or a step prepared, for later steps of this path. */
  set(name: string, value: unknown): void {
    this.#props.set(name, value);
  }

  prop = <T>(name: string): T => {
    if (!this.#props.has(name)) throw new Error(`the driver prepared no '${name}' for this path`);
    return this.#props.get(name) as T;
  };

  goto = async (path: string): Promise<void> => {
    await this.page.goto(`${this.world.url}${path}`);
  };

  see = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });

  seeNone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

  seeUrl = (path: string): Promise<void> => this.page.waitForURL((url) => url.pathname === path);

  /** Waits until the page has rendered its pending updates. */
  settle = (): Promise<void> =>
    this.page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );

  /** Presses a button; for a refused step the button is disabled or the press has no effect. */
  async press(name: string | RegExp, isRefused = false): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true });
    if (isRefused && (await button.isDisabled())) return;
    await button.click();
  }
}
