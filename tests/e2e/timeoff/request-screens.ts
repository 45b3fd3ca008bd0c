/** The screens of requests for time off: what somebody asked for, and asking. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { fixBridges, mondayIn, withAnnual } from './annual.ts';

/** A member who asked three times: one is approved, one declined, and one waits. */
async function asked(world: World) {
  const found = await withAnnual(world);
  const { owner, ask } = found;
  const signedIn = await world.signIn(owner);
  const answer = (id: string, how: string, json?: object) =>
    world.call('POST', `/c/${world.businessOf(signedIn)}/timeoff_requests/${id}/${how}/`, {
      token: signedIn.accessToken,
      ...(json && { json }),
    });
  const approved = await ask(mondayIn(3)(0), mondayIn(3)(1));
  await answer(approved, 'approve');
  await answer(await ask(mondayIn(4)(0)), 'decline', { reason: 'Two of us are away that week.' });
  const pending = await ask(mondayIn(5)(0), mondayIn(5)(2));
  return { ...found, approved, pending };
}
type Asked = Awaited<ReturnType<typeof asked>>;

/** The owner's list of their team, about to ask for the one who reports to them. */
const askingForTeam: Screen['open'] = async (page, world) => {
  const found = await world.shared('team of time off', async () => {
    const { owner, employee } = await withAnnual(world);
    const signedIn = await world.signIn(owner);
    const [token, path] = [signedIn.accessToken, `/c/${world.businessOf(signedIn)}`];
    const { employee: manager } = await world.expect('GET', `${path}/my_timeoff/`, { token });
    const json = { manager, job: null, department: null, region: null };
    await world.expect('PUT', `${path}/employees/${employee}/update_job_details/`, { token, json });
    return { owner, employee };
  });
  await openAs(page, world, found.owner, `/myteam?modal=ask-time-off&of=${found.employee}`);
  await expect(page.getByRole('dialog', { name: 'Ask for time off for Bola' })).toBeVisible();
};
const opened =
  (
    who: 'owner' | 'member',
    pathOf: (found: Asked) => string,
    then?: (page: Page) => Promise<void>,
    before?: (page: Page) => Promise<void>,
  ): Screen['open'] =>
  async (page, world) => {
    const found = await world.shared('people of time-off requests', () => asked(world));
    await fixBridges(page);
    await before?.(page);
    await openAs(page, world, found[who], pathOf(found));
    await then?.(page);
  };
// Which days are beside a holiday goes by the day on which the picture is taken; a dialog hides the list from roles.
const ofBridges = (page: Page) => page.locator('[aria-label="Make much of holidays"]');
// What is left and planned goes by the year in which the days are.
const left = (page: Page) => [page.getByText(/^[\d.]+ days$/), ofBridges(page)];
const planned = (page: Page) => [page.getByText(/planned after this day|may be asked for/), ofBridges(page)];

/** Opens an act of the request that waits. */
const acting = (label: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: label }).click();
  await expect(page.getByRole('dialog').getByText('Also away')).toBeVisible();
};

const chooseDays = async (page: Page) => {
  for (const [name, after] of [
    ['First day', 0],
    ['Last day', 2],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    await field.fill(mondayIn(5)(after).split('-').toReversed().join('/'));
    await field.press('Tab');
  }
  await expect(page.getByText('Some of these days are asked for already.')).toBeVisible();
};

const whoIsNear = async (page: Page) => {
  await expect(page.getByRole('combobox', { name: 'Who answers' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('');
};

/** The link in a mail by which the owner answers, opened without an account. */
const byLink =
  (state: 'open' | 'approved', then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const tokens = await world.shared('links to answer time off', async () => {
      const { owner } = await world.shared('people of time-off requests', () => asked(world));
      const found: Record<string, string> = {};
      for (let at = 0; at < 3; at += 1) {
        const [token = ''] = await world.mailed(owner.email, /\/answer-time-off\/([\w-]{43})/g);
        const { body } = await world.call('GET', `/timeoff_answers/${token}/`, {});
        found[(body as { state: string }).state] = token;
      }
      return found;
    });
    await page.goto(`/answer-time-off/${tokens[state]}`);
    await expect(page.getByText('Takes')).toBeVisible();
    await then?.(page);
  };

export const ofRequests: readonly Screen[] = [
  {
    name: 'my time-off requests',
    open: opened(
      'member',
      () => '/my-time-off?day=2026-06-30',
      (page) => expect(page.getByText('Two of us are away that week.')).toBeVisible(),
    ),
    varying: planned,
    states: [
      {
        name: 'failing',
        open: opened('member', () => '/my-time-off?day=2026-06-30', retryShown, failing('**/my_timeoff_requests/**')),
      },
    ],
  },
  {
    name: 'time-off request form',
    open: opened('member', () => '/my-time-off?modal=ask-time-off', chooseDays),
    varying: left,
  },
  { name: 'time-off request for a report', open: askingForTeam },
  {
    name: 'leave card',
    open: opened('member', ({ approved }) => `/time-off/${approved}/card`),
  },
  {
    name: 'shortening time off',
    open: opened(
      'member',
      () => '/my-time-off?day=2026-06-30',
      (page) => page.getByRole('button', { name: /^Shorten, / }).click(),
    ),
  },
  {
    name: 'time-off requests',
    open: opened('owner', () => '/hr/time-off'),
    states: [
      { name: 'empty', open: asOwner('/hr/time-off') },
      { name: 'while away', open: opened('owner', () => '/hr/time-off?modal=while-away', whoIsNear) },
      { name: 'failing', open: asOwner('/hr/time-off', retryShown, failing('**/timeoff_requests/**')) },
    ],
  },
  {
    name: 'home of who answers',
    open: opened(
      'owner',
      () => '/dashboard',
      (page) => expect(page.getByRole('link', { name: '1 request waits for your answer' })).toBeVisible(),
    ),
    part: (page) => page.getByRole('region', { name: 'Time off' }),
    states: [{ name: 'list', open: opened('owner', () => '/hr/time-off?waits_for=me') }],
  },
  {
    name: 'approving time off',
    open: opened('owner', () => '/hr/time-off', acting('Approve')),
    varying: left,
  },
  {
    name: 'declining time off',
    open: opened('owner', () => '/hr/time-off', acting('Decline')),
    varying: left,
    states: [{ name: 'asking back', open: opened('owner', () => '/hr/time-off', acting('Ask back')) }],
  },
  {
    name: 'answering by a link',
    open: byLink('open'),
    varying: left,
    states: [
      {
        name: 'declining',
        open: byLink('open', (page) => page.getByRole('button', { name: 'Decline' }).click()),
      },
      { name: 'answered', open: byLink('approved') },
      { name: 'ended', open: async (page) => void (await page.goto(`/answer-time-off/${'A'.repeat(43)}`)) },
    ],
  },
];
