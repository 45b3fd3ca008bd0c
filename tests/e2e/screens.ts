/**
 * Tests every screen of a domain, in its full state and in its others: axe finds nothing, and nothing is cut off at 320 px or
 * at 200 % zoom. The full state is pictured wide and light, narrow and dark. Each state is judged by axe in one of these looks,
 * in turn, and every night in both. Of the other states each commit opens a quarter, and every night all.
 */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { inSample } from '../../scripts/commit-seed.ts';
import { isNightly } from '../../scripts/nightly.ts';
import type { World } from '../worlds/world.ts';
import { refuse, tidy } from './kept-page.ts';
import { looks } from './looks.ts';
import { expectPicture, holdSteady, holdTexts } from './pictures.ts';
import { accessibilityProblems, complaintsOf, expect, followRequests, test as ofPages, openAs, owner } from './test.ts';

const test = ofPages.extend({
  page: async ({ keptPage }, use) => use(keptPage),
  silent: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(undefined);
    for (const event of ['pageerror', 'console', 'request', 'requestfinished', 'requestfailed'] as const)
      page.removeAllListeners(event);
    expect(complaints).toEqual([]);
  },
});

type State = {
  name: string;
  open: (page: Page, world: World) => Promise<void>;
  /** The screen waits for an answer that does not come. */
  isWaiting?: boolean;
};

/** A screen in its full state: with everything that it can show. */
export type Screen = State & {
  /** What differs each time and is no text that `holdTexts` knows: it is covered in the pictures. */
  varying?: (page: Page) => Locator[];
  /** What is pictured, where the window does not show it. */
  part?: (page: Page) => Locator;
  /** Empty, failing, refused and the like: judged as the screen is, but not pictured. */
  states?: readonly State[];
};

export const asVisitor =
  (path: string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page) => {
    await page.goto(path);
    await then?.(page);
  };

/** As an owner whom no screen changes. */
export const asOwner =
  (path: string, then?: (page: Page) => Promise<void>, before?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    await before?.(page);
    await openAs(page, world, await owner(world), path);
    await then?.(page);
  };

export const retryShown = (page: Page) => expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();

export const failing = (pattern: string) => (page: Page) => refuse(page, pattern);

/** The narrowest phone, and a laptop's screen at 200 %. */
const tight = { '320 px': { width: 320, height: 640 }, '200 %': { width: 640, height: 400 } };

const soft = expect.configure({ soft: true });

async function openState(page: Page, world: World, { open, isWaiting = false }: State): Promise<void> {
  await tidy(page);
  const atRest = followRequests(page);
  await open(page, world);
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (!isWaiting) {
    await expect(page.locator('[data-skeleton]:visible')).toHaveCount(0);
    await atRest();
  }
  // A fault of the server must not be drawn as if it belonged there.
  await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
  await holdSteady(page);
  await holdTexts(page);
}

type Look = (typeof looks)[number];

async function show(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
}

async function judge(page: Page, judged: readonly Look[]): Promise<void> {
  for (const each of judged) {
    await show(page, each);
    soft(await accessibilityProblems(page), each.look).toEqual([]);
  }
  for (const [what, viewport] of Object.entries(tight)) {
    await page.setViewportSize(viewport);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A table puts itself into a box that scrolls as soon as it has measured the room.
    await soft.poll(overflow, { message: `scrolls sideways at ${what}` }).toBeLessThanOrEqual(0);
  }
}

/** By day, one for each state, so that the states of a domain are judged in both. */
const judgedOf = (index: number): readonly Look[] =>
  isNightly() ? looks : looks.filter((_, at) => at === index % looks.length);

/** @param domain whose folder in `tests/pictures` holds the pictures */
export function testScreens(domain: string, screens: readonly Screen[]): void {
  test.describe(`screens of ${domain}`, () => {
    // One worker takes them one after the other, in a page that it keeps.
    test.describe.configure({ mode: 'default' });

    test('every picture is of a screen', () => {
      const expected = screens.flatMap(({ name }) => looks.map(({ look }) => `${name}-${look}.png`));
      expect(expected).toEqual(expect.arrayContaining(readdirSync(`tests/pictures/${domain}`)));
    });

    const others = new Set(
      inSample(
        screens.flatMap(({ states = [] }) => states),
        4,
      ),
    );
    let judged = 0;
    for (const screen of screens) {
      const { name, states = [], varying = () => [], part } = screen;
      const looksOfScreen = judgedOf(judged++);
      test(name, async ({ page, world }) => {
        await openState(page, world, screen);
        for (const each of looks) {
          await show(page, each);
          const clip = (await part?.(page).boundingBox()) ?? null;
          const file = [domain, `${name}-${each.look}.png`];
          const changing = [...varying(page), page.getByRole('list', { name: 'Public holidays' })];
          await expectPicture(page, file, { varying: changing, ...(clip && { clip }) });
        }
        await judge(page, looksOfScreen);
      });
      for (const state of states) {
        const looksOfState = judgedOf(judged++);
        if (!others.has(state)) continue;
        test(`${name}, ${state.name}`, async ({ page, world }) => {
          await openState(page, world, state);
          await judge(page, looksOfState);
        });
      }
    }
  });
}
