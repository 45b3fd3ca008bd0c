import type { Page } from 'playwright-core';
import type { sessionMachine } from '../../../../src/machines/accounts/session/machine.ts';
import type { Person, SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

/** What the other tab keeps on the device; without a value it is removed. It ends when this tab has been told of it. */
async function inTheOtherTab({ page, prop }: Stage, entries: Record<string, string | null>): Promise<void> {
  await page.evaluate(() => {
    const here = Object.assign(window, { isTold: false });
    addEventListener('storage', ({ key }) => {
      if (key === 'told') here.isTold = true;
    });
  });
  await prop<Page>('tab').evaluate((kept) => {
    for (const [name, value] of Object.entries(kept))
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    // Tabs are told in this order, and only of what is new.
    localStorage.setItem('told', `${Math.random()}`);
  }, entries);
  // A page that has left has nothing to be told.
  await page.waitForFunction(() => (window as { isTold?: boolean }).isTold !== false);
}

const signedInNow = (stage: Stage): Promise<SignedIn> => stage.world.signIn(stage.prop<Person>('person'));
const account = ({ page }: Stage) => page.getByRole('button', { name: /Obi|^Account/ }).first();
/** The page of a person who is known, the sign-in page, and what stands there while nobody knows. */
const atWork = { isLeft: true as const, sees: (stage: Stage) => stage.see(account(stage)) };
const waiting = { isLeft: true as const, sees: (stage: Stage) => stage.seeNone(account(stage)) };
const offline = ({ page }: Stage) => page.getByText('You are currently offline');

/** Two tabs of one device: what the other tab does reaches this one, in whatever this one is doing. */
export const driver = defineDriver<typeof sessionMachine>({
  flow: 'session',
  open: async (stage, { start }) => {
    const { world, page } = stage;
    const person = await world.owner();
    const other = await world.signIn(await world.shared('owner of another business', () => world.owner()));
    await world.join(person, other);
    stage.set('person', person);
    stage.set('other business', world.businessOf(other));
    const isKnown = (start.input as { stored: object | null }).stored !== null;
    if (isKnown) await signedInOn(stage, person);
    const tab = await page.context().newPage();
    await tab.goto(`${world.url}/healthz`);
    stage.set('tab', tab);
    await stage.goto(isKnown ? '/profile' : '/login');
  },
  actors: {
    getCurrentUser: { requests: ['GET /accounts/auth/user/'] },
    refreshToken: { requests: ['POST /accounts/auth/token/refresh/'] },
    logOut: { requests: ['POST /accounts/auth/logout/'] },
  },
  events: {
    'session.begin': async (stage) => {
      const begun = await signedInNow(stage);
      await inTheOtherTab(stage, {
        user: JSON.stringify(begun.user),
        business_domain: stage.world.businessOf(begun),
        refresh_token: begun.refreshToken,
        access_token: begun.accessToken,
      });
    },
    'session.end': async (stage) => {
      await account(stage).click();
      await stage.page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    'session.endElsewhere': (stage) =>
      inTheOtherTab(stage, { user: null, business_domain: null, refresh_token: null, access_token: null }),
    'user.refetch': async (stage) => {
      const name = stage.page.getByLabel('First name');
      if (!(await name.isVisible())) {
        await account(stage).click();
        await stage.page.getByRole('menuitem', { name: 'Your profile' }).click();
      }
      await name.fill((await name.inputValue()) === 'Ada' ? 'Adaeze' : 'Ada');
      // The profile asks again once it is saved, which may show nothing new.
      await Promise.all([
        stage.page.waitForResponse((answer) => answer.request().method() === 'PUT'),
        stage.press(/^Save/),
      ]);
      await stage.settle();
    },
    'session.retry': (stage) => stage.press('Retry'),
    'tokens.replace': async (stage) => {
      const { accessToken, refreshToken } = await signedInNow(stage);
      await inTheOtherTab(stage, { refresh_token: refreshToken, access_token: accessToken });
    },
    'business.enter': (stage) => inTheOtherTab(stage, { business_domain: stage.prop<string>('other business') }),
    'connection.lost': ({ page }) => page.context().setOffline(true),
    'connection.restored': async ({ page }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  },
  beyond: ({ label, event: { type } }, snapshot) => {
    const isReady = snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } });
    const isOffline = snapshot.matches({ connection: 'offline' });
    if (type === 'token.rejected') return 'The server refuses a sign-in only ten minutes after it was renewed.';
    if (type === 'user.refetch' && !snapshot.matches({ auth: 'signedIn' }))
      return 'Without a page nobody changes what is known of them.';
    if (type === 'activity.notice') return 'Nothing shows that somebody is there.';
    if (type === 'session.begin' && !snapshot.matches({ auth: 'signedOut' }))
      return 'While somebody is signed in, another tab first signs them out.';
    if (type === 'session.begin' && !label.includes('in two businesses')) return 'This person is in two businesses.';
    if (type === 'session.end' && !isReady) return 'Without a page there is no menu with Sign out.';
    if (type === 'tokens.replace' && label.includes('first')) return 'A tab renews a sign-in with other tokens.';
    if (type === 'business.enter' && !(isReady && label.includes('in another tab')))
      return 'The other ways to enter a business have a flow of their own.';
    if (type === 'connection.lost' && !isReady) return 'The connection is tried where it shows.';
    if (isOffline && type !== 'connection.restored') return 'Without a connection nothing else is tried.';
    return label.includes('a member no more') ? 'Who loses a business is seen when they switch.' : null;
  },
  states: {
    'auth.booting': waiting,
    'auth.restoring.fetchingUser': waiting,
    'auth.restoring.refreshingTokens': waiting,
    'auth.restoring.refetchingUser': waiting,
    'auth.signedIn.upkeep.ready': atWork,
    'auth.signedIn.upkeep.fetchingUser': atWork,
    'auth.signedIn.upkeep.refreshingTokens': atWork,
    'auth.signedIn.upkeep.refetchingUser': atWork,
    'auth.signedIn.presence.active': atWork,
    'auth.signingOut': waiting,
    'auth.signedOut': { isLeft: true, sees: (stage) => stage.seeUrl('/login') },
    'auth.unreachable': { isLeft: true, sees: ({ page, see }) => see(page.getByText('Steward cannot be reached')) },
    'connection.online': { isLeft: true, sees: (stage) => stage.seeNone(offline(stage)) },
    'connection.offline': { isLeft: true, sees: (stage) => stage.see(offline(stage)) },
  },
});
