/** The gallery of flows: found, read, linked to, by mouse and keyboard, in every size and scheme. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { staticsOf } from '../../src/flows/engine/statics.ts';
import { flows } from '../../src/machines/index.ts';
import { looks } from './looks.ts';
import { expectPicture, holdSteady } from './pictures.ts';
import { accessibilityProblems, expect, fillIn, test } from './test.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the gallery lists every flow and finds it by the words of its states and events', async ({ page }) => {
  await page.goto('/flows');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(flows.length);
  await page.getByRole('searchbox', { name: 'Search titles, states and events' }).fill('recovery code');
  await expect(page.getByRole('status').filter({ hasText: `of ${flows.length} flows` })).toBeVisible();
  await page.getByRole('region', { name: 'Visitors' }).getByRole('link', { name: 'Asking code' }).first().click();
  await expect(page).toHaveURL(/\/flows\/login\/diagram\?state=askingCode$/);
  await expect(page.getByRole('status').filter({ hasText: 'a recovery code' })).toBeVisible();
  await page.goto('/flows?q=submarine');
  await expect(page.getByText('No flow holds these words')).toBeVisible();
  await page.goto('/flows/submarine');
  await page.getByRole('link', { name: 'All flows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
});

test('a person chooses a state by keyboard or mouse, and the state has an address', async ({ page }) => {
  await page.goto('/flows/login/diagram');
  await page.getByRole('button', { name: 'Checking code', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flows/login/diagram?state=checkingCode');
  await expect(page.getByRole('status').filter({ hasText: 'The server checks the code.' })).toBeVisible();
  await page
    .getByRole('img', { name: /^Sign in, drawn/ })
    .getByText('Signed in', { exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Signed in', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'The person is signed in and goes on to their page.' }),
  ).toBeVisible();
  await page.getByRole('region', { name: /^Drawing of Sign in/ }).focus();
  await page.keyboard.press('+');
  await expect(page.getByText('125 %')).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByText('100 %')).toBeVisible();
});

test('a person reads a flow as its screens, and opens one', async ({ page }) => {
  await page.goto('/flows/login');
  const first = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^1\. Editing/ }) });
  const picture = first.locator('img');
  // From the strip in git, or from a run of the flows in this folder.
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const shape = await picture.evaluate((image) => image.clientWidth / image.clientHeight);
  expect(shape).toBeCloseTo(16 / 9, 1);
  await first.getByRole('button').click();
  await expect(page).toHaveURL('/flows/login?state=editing');
  const acts = first.getByRole('region', { name: 'What a person can do' });
  await expect(acts).toContainText('Sign in if email and password are filled in → Submitting');
  await acts.getByRole('button', { name: 'Submitting' }).click();
  await expect(page).toHaveURL('/flows/login?state=submitting');
  await expect(page.getByRole('region', { name: 'What can go wrong' })).toContainText('After 30 s: no answer came');
  await page.reload();
  await expect(page.getByRole('button', { name: /^2\. Submitting/ })).toHaveAttribute('aria-expanded', 'true');
});

test('the names of the code are a switch away, and stay', async ({ page }) => {
  await page.goto('/flows/login/simulate');
  await expect(page.getByRole('button', { name: 'Sign in (email and password)' })).toBeVisible();
  await page.getByText('Code names').click();
  await expect(page.getByRole('button', { name: 'login.submit: email and password' })).toBeVisible();
  await page.goto('/flows/login/diagram?state=submitting');
  await expect(page.getByRole('status').filter({ hasText: 'The server checks' })).toContainText('submitting');
  await expect(page.getByRole('img', { name: /^Sign in, drawn/ }).getByText('error(logIn)')).toBeVisible();
});

test('a simulation needs no scrolling sideways, and shows the drawing above the words', async ({ page }) => {
  for (const width of [1500, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/flows/businessCreation/simulate');
    const drawing = page.getByRole('region', { name: /^Drawing of/ });
    const steps = page.getByRole('region', { name: 'What services answer' });
    await expect(steps).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (width === 390) continue;
    expect(await drawing.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    const [above, below] = [await drawing.boundingBox(), await steps.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('the whole of the largest drawing fits, and it can fill the screen', async ({ page }) => {
  await page.goto('/flows/session/diagram');
  const stage = page.getByRole('region', { name: /^Drawing of/ });
  const spill = () =>
    stage.evaluate((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]);
  await page.getByRole('button', { name: 'Whole' }).click();
  expect(Math.max(...(await spill()))).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(Math.max(...(await spill()))).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
});

test('the drawing begins where the flow does, and folds what differs in a parameter only', async ({ page }) => {
  await page.goto('/flows/businessCreation/diagram');
  const drawing = page.getByRole('img', { name: /drawn/ });
  await expect(drawing.getByText(/^in \d+ ways, to \d+ states$/)).toHaveCount(2);
  const isSeen = await page.getByRole('region', { name: /^Drawing of/ }).evaluate((stage) => {
    const [outer, box] = [
      stage.getBoundingClientRect(),
      stage.querySelector('#state-resuming')?.getBoundingClientRect(),
    ];
    return box !== undefined && box.top >= outer.top && box.bottom <= outer.bottom && box.right <= outer.right;
  });
  expect(isSeen).toBe(true);
});

test('a phone shows a list of steps, and the drawing on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows/login/diagram');
  await expect(page.getByRole('heading', { name: 'In words' })).toBeVisible();
  await expect(page.getByRole('img', { name: /drawn/ })).toBeHidden();
  await page.getByText('Show the drawing').click();
  await expect(page.getByRole('img', { name: /drawn/ })).toBeVisible();
});

test('a person plays a path and tries out a flow to its end', async ({ page }) => {
  await page.goto('/flows/login/paths');
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button');
  await expect(steps.first()).toHaveText(/^Started: the sign-in page/);
  const count = await steps.count();
  await steps.nth(1).click();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: 'Play it in Simulate' }).click();
  const soFar = page.getByRole('region', { name: 'So far' }).getByRole('button');
  await expect(soFar).toHaveCount(count);

  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('button', { name: 'Sign in (no password)' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in (no password)' })).toHaveAccessibleDescription(
    'Only if email and password are filled in.',
  );
  await page.getByRole('button', { name: 'Sign in (email and password)' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'After 30 s: no answer came' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page
    .getByRole('button', { name: 'Done: the server checks email and password (credentials are right)' })
    .click();
  await page.getByRole('button', { name: 'Done: the server says who is signed in (an owner)' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The flow has ended.' })).toContainText('Signed in');
  // The address holds the steps, so that somebody else sees the same.
  await page.goto(page.url());
  await expect(page.getByRole('status').filter({ hasText: 'The flow has ended.' })).toContainText('Signed in');
});

test('a person exports a flow to other tools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows/login/export');
  await page.getByRole('button', { name: 'Copy createMachine' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export const machine = createMachine(');
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save ${name}` }).click(),
    ]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  expect(await save('Mermaid')).toMatchObject({ name: 'login.mmd', text: expect.stringMatching(/^stateDiagram-v2/) });
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ]);
  expect(png.suggestedFilename()).toBe('login.png');
  const picture = readFileSync(await png.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1_000);
  const svg = await save('SVG');
  expect(svg.name).toBe('login.svg');
  await page.setContent(svg.text);
  await expect(page.locator('#state-admitted')).toBeVisible();
  expect(await page.locator('#state-admitted rect').first().getAttribute('stroke')).toMatch(/^rgb/);
});

test('a person watches the app in another tab, records it and replays it', async ({ page, context, world }) => {
  const { email, password } = await world.owner();
  await page.goto('/flows/login/live');
  await expect(page.getByText('Nothing to see yet')).toBeVisible();
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open Steward to be watched' }).click(),
  ]);
  await expect(app).toHaveURL('/login?inspect');
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('button');
  await expect(timeline.first()).toHaveText('Started → Editing');
  await fillIn(app, { email, password: 'not the password' });
  await expect(timeline.filter({ hasText: 'Failed: the server checks email and password → Editing' })).toBeVisible();
  await fillIn(app, { email, password });
  await expect(app).toHaveURL('/dashboard');
  // The tab says so, and remembers it when it is loaded again.
  await app.reload();
  await expect(app.getByRole('complementary', { name: 'Watching' })).toContainText('This tab is watched');
  await expect(page.getByRole('status').filter({ hasText: 'It has ended.' })).toContainText('Signed in');
  await expect(page.getByRole('link', { name: 'Stay signed in', exact: true })).toHaveCount(2);

  const lit = await page.evaluate(() => performance.getEntriesByName('flow lit').map(({ duration }) => duration));
  expect(lit.length).toBeGreaterThan(1);
  console.log(`lit after ${lit.map((each) => each.toFixed(0)).join(', ')} ms`);

  await timeline.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'The person fills in' })).toContainText('Editing');
  await page.getByText('What it knows').click();
  await expect(page.getByRole('main')).not.toContainText(email);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const recording = readFileSync(await download.path(), 'utf8');
  for (const secret of [email, password, 'access_token": "e']) expect(recording).not.toContain(secret);
  await page.reload();
  await expect(page.getByText('Nothing to see yet')).toBeVisible();
  await page.getByLabel('Load a recording').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Replay in Simulate' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The flow has ended.' })).toContainText('Signed in');
});

test('a watched tab can end it', async ({ page }) => {
  await page.goto('/login?inspect');
  await page.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Watching' })).toHaveCount(0);
});

test('the app is not watched unless the address asks for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(scripts.filter((address) => address.includes('watch-flows'))).toEqual([]);
});

/** What the server would have summed of a flow: each state entered by a hundred, and left by fewer. */
const countsOf = (id: string): Record<string, number> => {
  const flow = flows.find((each) => each.id === id);
  const { states, edges } = staticsOf(flow?.machine as AnyStateMachine);
  return Object.fromEntries([
    ...states.flatMap(({ path }, index) => [
      [`>${path}`, 1_000],
      [`~${path}|${index % 5}`, 1_000 - 37 * index],
    ]),
    ...edges.map(({ source, type, index }, place) => [`${source}|${type}|${index}`, (place * 37) % 900]),
  ]);
};

test('the operator sees what people do, and nobody else', async ({ page }) => {
  const answers: { status: number; json: object }[] = [
    { status: 404, json: { detail: 'Not found.' } },
    { status: 403, json: { detail: 'Not allowed.' } },
    { status: 200, json: { counts: {} } },
    { status: 200, json: { counts: countsOf('login') } },
  ];
  const asked: unknown[] = [];
  await page.route('**/api/flow_counts/read/', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill(answers.shift() ?? { status: 500 });
  });
  await page.goto('/flows/login/people');
  await expect(page.getByText('This server does not count what people do.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Operator’s token').fill('of-the-operator');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Nobody has used this flow in this period')).toBeVisible();
  await page.getByLabel('Period').selectOption('The last 7 days');
  const stops = page.getByRole('table', { name: 'Where people stop' });
  await expect(stops.getByRole('row').nth(1)).toContainText(/1,000\d+ \(\d+ %\)/);
  expect(asked.at(-1)).toMatchObject({ flow: 'login', token: 'of-the-operator' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(
    /"transition","editing","editing: login.submit \[0\]","\d+"/,
  );
});

const pictured = ['list', 'diagram', 'simulate', 'people'];
/** They change with each new flow. */
const counted = /of \d+ flows/;

for (const { look, colorScheme, viewport } of looks) {
  test.describe(look, () => {
    // The pictures' font comes as a style that the page's own policy would refuse.
    test.use({ bypassCSP: true, colorScheme, viewport });

    test(`it looks right, and axe finds nothing, ${look}`, async ({ page }) => {
      // Eight screens.
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.route('**/api/flow_counts/read/', (route) => route.fulfill({ json: { counts: countsOf('login') } }));
      for (const [screen, address] of [
        ['list', '/flows?q=password'],
        ['storyboard', '/flows/login?state=editing'],
        ['diagram', '/flows/login/diagram?state=submitting'],
        ['paths', '/flows/passwordReset/paths'],
        ['simulate', '/flows/passwordReset/simulate'],
        ['people', '/flows/login/people'],
        ['live', '/flows/passwordReset/live'],
        ['export', '/flows/passwordReset/export'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await holdSteady(page);
        expect.soft(await accessibilityProblems(page), screen).toEqual([]);
        expect.soft(await overflow(page), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
        if (!pictured.includes(screen)) continue;
        const varying = [page.getByRole('navigation'), page.getByText(counted)];
        await expectPicture(page, ['flows', `${screen}-${look}.png`], { varying });
      }
    });
  });
}
