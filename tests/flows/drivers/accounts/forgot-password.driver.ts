import type { forgotPasswordMachine } from '../../../../src/machines/accounts/forgot-password/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email' });

export const driver = defineDriver<typeof forgotPasswordMachine>({
  flow: 'forgotPassword',
  open: async (stage) => {
    const { email } = await stage.world.account();
    stage.set('email', email);
    await stage.goto('/forgot-password');
  },
  actors: { requestPasswordReset: { requests: ['POST /accounts/auth/password/reset/'] } },
  events: {
    'forgot.type': async (stage) => {
      await field(stage).fill('');
      await field(stage).fill('ada');
    },
    'forgot.submit': async (stage, { email }, { arc }) => {
      await field(stage).fill(arc.refused ? email : stage.prop<string>('email'));
      await stage.press('Send the link', arc.refused);
    },
  },
  states: {
    editing: {
      sees: async ({ page, see }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'Forgot your password?', level: 1 }));
        const { problem } = snapshot.context;
        if (arc?.refused) await see(page.getByText('Invalid email address'));
        if (!problem || arc?.offer.kind === 'event') return;
        const message = problem.fields.email?.[0];
        await see(message ? page.getByText(message) : page.getByRole('alert'));
      },
    },
    submitting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    sent: {
      isLeft: true,
      sees: async ({ page, see, seeUrl, prop }) => {
        await seeUrl('/forgot-password-confirm');
        await see(page.getByRole('heading', { name: 'Check your email' }));
        await see(page.getByText(prop<string>('email')));
        await see(page.getByRole('link', { name: 'Resend' }));
      },
    },
  },
});
