import type { businessSwitchMachine } from '../../../../src/machines/shell/business-switch/machine.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

/** The person's other businesses: one can remove them while they switch to the other. */
type Elsewhere = { owner: SignedIn; id: string };

const asking = ['GET /accounts/auth/user/'];

/** The businesses in this tab's list, without the current one. */
const others = ({ page }: Stage): Promise<string[]> =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    const here = localStorage.getItem('business_domain');
    const ids: string[] = user.business_user_memberships.map((each: { business_id: string }) => each.business_id);
    return ids.filter((id) => id !== here);
  });

const told = ({ page }: Stage, words: RegExp) => page.getByRole('alert').or(page.getByRole('status')).getByText(words);

export const driver = defineDriver<typeof businessSwitchMachine>({
  flow: 'businessSwitch',
  open: async (stage) => {
    const { world } = stage;
    const person = await world.owner();
    const elsewhere: Elsewhere[] = [];
    for (const name of ['first', 'second', 'third']) {
      const owner = await world.signIn(await world.shared(`${name} of others`, () => world.owner()));
      await world.join(person, owner);
      elsewhere.push({ owner, id: world.businessOf(owner) });
    }
    stage.set('elsewhere', elsewhere);
    stage.set('person', await signedInOn(stage, person));
    await stage.goto('/dashboard');
  },
  actors: {
    enterBusiness: {
      requests: asking,
      done: async (held, { arc }, stage) => {
        if (arc.label.includes('they belong there')) {
          await held.letThrough();
          return;
        }
        const wanted = new URL(held.url).searchParams.get('business');
        const owner = stage.prop<Elsewhere[]>('elsewhere').find(({ id }) => id === wanted)?.owner;
        const person = stage.prop<SignedIn>('person');
        if (!owner) throw new Error('the person cannot be removed from their own business');
        const path = `/c/${wanted}/members/${person.user.id}/`;
        const { status } = await stage.world.call('DELETE', path, { token: owner.accessToken });
        if (status !== 204) throw new Error(`the person was not removed: ${status}`);
        await held.letThrough();
        // The session loads the person's memberships again.
        await (await stage.held(asking)).letThrough();
        await stage.world.join(person, owner);
      },
    },
  },
  events: {
    'business.choose': async (stage, _, { ahead }) => {
      await stage.press(/^Business: /);
      const choices = stage.page.getByRole('menuitemradio', { checked: false });
      // The list begins with the person's own business, from which they cannot be removed.
      const isRemoved = ahead[0]?.label.includes('they were removed');
      await (isRemoved ? choices.last() : choices.first()).click();
    },
    'switch.dismiss': (stage) => stage.press(/^(OK|Stay here)$/),
    'business.moved': async (stage) => {
      const [there = ''] = await others(stage);
      const tab = await stage.page.context().newPage();
      await tab.goto(`${stage.world.url}/healthz`);
      await tab.evaluate((id) => localStorage.setItem('business_domain', id), there);
      await tab.close();
    },
  },
  states: {
    working: {
      sees: async (stage, { arc }) => {
        await stage.seeUrl('/dashboard');
        await stage.see(stage.page.getByRole('heading', { level: 1, name: 'Path Works' }));
        if (arc !== null) await stage.seeNone(stage.page.getByText(/could not be opened|You were removed|another tab/));
      },
    },
    entering: { sees: ({ page, see }) => see(page.getByRole('progressbar', { name: /^Opening/ })) },
    unanswered: { sees: (stage) => stage.see(told(stage, /could not be opened, so you are still in/)) },
    shutOut: { sees: (stage) => stage.see(told(stage, /^You were removed from .* You are still in/)) },
    moved: { sees: (stage) => stage.see(told(stage, /^You went to .* in another tab, so this one left/)) },
  },
});
