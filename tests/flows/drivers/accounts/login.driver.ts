import type { Arc } from '../../../../src/flows/engine/graph.ts';
import { loginFlow } from '../../../../src/machines/accounts/login/cases.ts';
import type { loginMachine } from '../../../../src/machines/accounts/login/machine.ts';
import type { Person, Secured } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const email = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email' });
const password = ({ page }: Stage) => page.getByRole('textbox', { name: 'Password', exact: true });

const code = ({ page }: Stage) => page.getByRole('textbox', { name: 'Code from your authenticator app' });

/** Creates the person whose sign-in gets the answers that the next steps need. */
const personFor = async (stage: Stage, ahead: readonly Arc[]): Promise<Person> => {
  const { world } = stage;
  const answer = ahead.find(({ label }) => label.startsWith('done(getCurrentUser)'))?.offer.label;
  if (answer === 'an only business that can be restored') return world.formerOwner();
  const make = () => (answer === 'an owner' ? world.owner() : world.account());
  if (ahead[0]?.offer.label !== 'a second step is asked for') {
    return world.shared(answer === 'an owner' ? 'owner' : 'newcomer', make);
  }
  const secured = await world.secure(await make());
  stage.set('secured', secured);
  return secured;
};

export const driver = defineDriver<typeof loginMachine>({
  flow: 'login',
  open: async (stage, { start }) => {
    const { next } = start.input as { next: string | null };
    await stage.goto(next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  },
  // Which business has payroll as its home is set when the app is built.
  cases: { inputs: loginFlow.cases.inputs.filter(({ label }) => label !== 'where payroll is the home') },
  actors: {
    logIn: {
      requests: ['POST /accounts/auth/login/'],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'credentials are wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    completeLogIn: {
      requests: ['POST /accounts/auth/login/second_step/'],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'code is wrong') await held.letThrough();
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
      const field = (await code(stage).isVisible()) ? code(stage) : email(stage);
      await field.fill('');
      await field.fill('12');
    },
    'login.submit': async (stage, _event, { arc, ahead }) => {
      const person = await personFor(stage, ahead);
      const isWrong = ahead[0]?.offer.label === 'credentials are wrong';
      await email(stage).fill(person.email);
      await password(stage).fill(arc.refused ? '' : isWrong ? 'not the password' : person.password);
      await stage.press('Sign In', arc.refused);
    },
    'code.submit': async (stage, _event, { arc, ahead }) => {
      const isRight = ahead[0]?.offer.label === 'code is right';
      const given = isRight ? stage.prop<Secured>('secured').recoveryCodes.pop() : 'none-such';
      await code(stage).fill(arc.refused ? '' : (given ?? ''));
      await stage.press('Continue', arc.refused);
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
    askingCode: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'One more step', level: 1 }));
        if (arc?.refused) await see(page.getByText('Required'));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') {
          const [message] = problem.fields.one_time_code ?? [];
          await see(message === undefined ? page.getByRole('alert') : page.getByText(message));
        }
        if (arc?.offer.event.type === 'login.type') await seeNone(page.getByRole('alert'));
      },
    },
    checkingCode: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    submitting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    refetchingUser: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    admitted: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }, { snapshot }) => {
        const { destination, user } = snapshot.output;
        // The dashboard redirects a person without a business to the wizard.
        const isRedirected = user.business === null && destination === '/dashboard';
        await seeUrl(isRedirected ? '/business-registration' : destination);
        await see(page.getByRole('heading', { level: 1 }));
      },
    },
  },
});
