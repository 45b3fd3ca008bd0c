import type { Arc } from '../../../src/flows/engine/graph.ts';
import type { loginMachine } from '../../../src/machines/accounts/login.machine.ts';
import { driver } from '../browser/driver.ts';
import type { Stage } from '../browser/stage.ts';
import type { Person } from '../browser/world.ts';

const email = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email' });
const password = ({ page }: Stage) => page.getByRole('textbox', { name: 'Password', exact: true });

/** Who has to sign in so that the server gives the answers that come next. */
const personFor = (stage: Stage, ahead: readonly Arc[]): Promise<Person> => {
  const answer = ahead.find(({ label }) => label.startsWith('done(getCurrentUser)'))?.offer.label;
  return answer === 'an owner'
    ? stage.world.shared('owner', () => stage.world.owner())
    : stage.world.shared('newcomer', () => stage.world.account());
};

export const loginDriver = driver<typeof loginMachine>({
  flow: 'login',
  open: async (stage, { start }) => {
    const { next } = start.input as { next: string | null };
    await stage.goto(next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  },
  actors: {
    logIn: {
      requests: ['POST /accounts/auth/login/'],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'credentials are wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    getCurrentUser: {
      requests: ['GET /accounts/auth/user/'],
      done: async (held, { arc }) => {
        const isClosed = arc.offer.label === 'all businesses closed';
        await held.letThrough(
          isClosed ? { answer: (user) => ({ ...user, business_onboarding_status: 'closed' }) } : {},
        );
      },
    },
  },
  events: {
    'login.type': async (stage) => {
      await email(stage).fill('');
      await email(stage).fill('ada');
    },
    'login.submit': async (stage, _event, { arc, ahead }) => {
      const person = await personFor(stage, ahead);
      const isWrong = ahead[0]?.offer.label === 'credentials are wrong';
      await email(stage).fill(person.email);
      await password(stage).fill(arc.refused ? '' : isWrong ? 'not the password' : person.password);
      await stage.press('Sign In', arc.refused);
    },
  },
  states: {
    editing: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'Welcome back', level: 1 }));
        if (arc?.refused) await see(page.getByText('Required'));
        if (snapshot.context.problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert'));
        if (arc?.offer.event.type === 'login.type') await seeNone(page.getByRole('alert'));
      },
    },
    submitting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    refetchingUser: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    admitted: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }, { snapshot }) => {
        const { destination, user } = snapshot.output;
        // The dashboard sends somebody without a business on to the questions.
        await seeUrl(user.business === null ? '/business-registration' : destination);
        await see(page.getByRole('heading', { level: 1 }));
      },
    },
  },
});
