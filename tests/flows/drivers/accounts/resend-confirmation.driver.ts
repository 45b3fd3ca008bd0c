import type { resendConfirmationMachine } from '../../../../src/machines/accounts/resend-confirmation/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Email' });

export const driver = defineDriver<typeof resendConfirmationMachine>({
  flow: 'resendConfirmation',
  open: async (stage) => {
    const { email } = await stage.world.unconfirmed();
    stage.set('email', email);
    await stage.goto('/account/confirmation/new');
  },
  actors: {
    resendConfirmationEmail: { requests: ['POST /accounts/auth/signup/resend_confirmation_email/'] },
  },
  events: {
    'resend.type': async (stage) => {
      await field(stage).fill('');
      await field(stage).fill('ada');
    },
    'resend.submit': async (stage, { email }, { arc }) => {
      await field(stage).fill(arc.refused ? email : stage.prop<string>('email'));
      await stage.press('Resend', arc.refused);
    },
  },
  states: {
    editing: {
      sees: async ({ page, see }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'Resend the confirmation', level: 1 }));
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
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/signup/confirm');
        await see(page.getByRole('link', { name: 'Resend' }));
      },
    },
  },
});
