/** The page on which one path is played: held requests, a controlled clock and assertions. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { World } from '../../worlds/world.ts';
import { type Held, holdRequests } from './held.ts';
import { keepWaits, passTime, waitsIn } from './waits.ts';

/** Milliseconds within which an expected result must show: only a limit for a failure, so it is generous. */
export const patience = 30_000;

const api = '/api';
const checkout = '/sandbox/checkout/';
/** The variable parts of a path and their names in the contract. */
const parameters = [
  [/^\/c\/[\da-f-]{36}\//, '/c/{domain}/'],
  [/\/imports\/(assets|employees)\//, '/imports/{kind}/'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{id}'],
  [/^\/labels\/[\w-]{16}\//, '/labels/{token}/'],
  [/^\/timeoff_answers\/[\w-]{43}\//, '/timeoff_answers/{token}/'],
  [/^\/onboarding_forms\/[\w-]{22}\.[\w-]{43}\//, '/onboarding_forms/{token}/'],
  [/\/stw-[\da-f]{32}-[\da-f]{16}\//, '/{reference}/'],
] as const;

/** A request in the contract's form: `DELETE /c/{domain}/members/{id}/`. */
const nameOf = ({ method, url }: Held): string => {
  const path = new URL(url).pathname.slice(api.length);
  return `${method} ${parameters.reduce((known, [pattern, name]) => known.replace(pattern, name), path)}`;
};

export class Stage {
  readonly page: Page;
  readonly world: World;
  readonly #props = new Map<string, unknown>();
  /** Uncaught errors of the page. */
  readonly errors: string[] = [];
  readonly #held: Held[] = [];
  readonly #lost: Held[] = [];
  #holding: readonly string[] = [];
  #arrived = () => {};
  /** Ends what is held. */
  close = async (): Promise<void> => {};

  constructor(page: Page, world: World) {
    this.page = page;
    this.world = world;
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async open(context: BrowserContext, world: World): Promise<Stage> {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(patience);
    await page.clock.install();
    await keepWaits(page);
    const stage = new Stage(page, world);
    stage.close = await holdRequests(page, [`*${api}/*`, `*${checkout}*`], (held) => stage.#take(held));
    return stage;
  }

  /** Lets so many milliseconds pass in the page, whose long waits end no other way. */
  pass = (time: number): Promise<void> => passTime(this.page, time);

  /** Ends the waits that last so many milliseconds, if one has begun. */
  async passWait(delay: number): Promise<void> {
    if ((await waitsIn(this.page)).includes(delay)) await this.pass(delay);
  }

  /** From now on exactly these requests are held. */
  hold(requests: readonly string[]): void {
    this.#holding = requests;
  }

  async #take(held: Held): Promise<void> {
    // The provider's page never loads, so the app's own page stays.
    if (new URL(held.url).pathname.startsWith(checkout)) return held.answer(204);
    if (!this.#holding.includes(nameOf(held))) return held.ignore();
    this.#held.push(held);
    this.#arrived();
  }

  /** How many requests are held now. */
  get holds(): number {
    return this.#held.filter(({ isSettled }) => !isSettled).length;
  }

  #find(requests: readonly string[]): Held | undefined {
    return this.#held.findLast((held) => !held.isSettled && requests.includes(nameOf(held)));
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

  /** The page is told that there is no connection; whether the server got the request shows with the next attempt. */
  lose(held: Held): void {
    this.#lost.push(held);
  }

  /** An attempt that is the same as one whose answer was lost meets what the server did then. */
  async meetEarlierSuccess(held: Held): Promise<void> {
    const lost = this.#lost.find((earlier) => earlier.isSameAs(held));
    if (lost === undefined || held.method === 'GET') return;
    await lost.arriveEarlier().catch(() => undefined);
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
    if (isRefused) await this.settle();
    if (isRefused && (await button.isDisabled())) return;
    await button.click();
  }
}
