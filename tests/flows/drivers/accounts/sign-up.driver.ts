import type { signUpMachine } from '../../../../src/machines/accounts/sign-up/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const fill = async ({ page, prop }: Stage, password: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(prop<string>('email'));
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
};

const headings: Record<string, string> = {
  buy_now: 'Create Your Account',
  free_trial: 'Start now for free, no card required',
};

export const driver = defineDriver<typeof signUpMachine>({
  flow: 'signUp',
  open: async (stage, { start }) => {
    const { plan, source } = start.input as { plan: string | null; source: string };
    stage.set('email', stage.world.mailOf('ada', 'palmoil.example'));
    await stage.goto(`/signup?${new URLSearchParams(`${plan === null ? '' : `plan=${plan}`}&${source}`)}`);
  },
  actors: { signUp: { requests: ['POST /accounts/auth/signup/'] } },
  events: {
    'signUp.type': (stage) => fill(stage, 'typing'),
    'signUp.submit': async (stage, { password }, { arc }) => {
      await fill(stage, password);
      await stage.press('Sign Up', arc.refused);
    },
  },
  states: {
    editing: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        const { plan, problem } = snapshot.context;
        const heading = headings[plan ?? ''] ?? 'Get Started with Free Forever';
        await see(page.getByRole('heading', { name: heading, level: 1 }));
        if (problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert'));
        if (arc?.offer.event.type === 'signUp.type') await seeNone(page.getByRole('alert'));
      },
    },
    submitting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    signedUp: {
      isLeft: true,
      sees: async ({ page, see, seeUrl, prop }) => {
        await seeUrl('/signup/confirm');
        await see(page.getByRole('heading', { name: 'Thank you for signing up' }));
        await see(page.getByText(prop<string>('email')));
      },
    },
  },
});
