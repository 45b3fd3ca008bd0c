import type { emailConfirmationMachine } from '../../../../src/machines/accounts/email-confirmation/machine.ts';
import { defineDriver } from '../../browser/driver.ts';

export const driver = defineDriver<typeof emailConfirmationMachine>({
  flow: 'emailConfirmation',
  open: async (stage, { start, arcs }) => {
    const { key } = start.input as { key: string | null };
    const isConfirmed = arcs.some(({ label }) => label.startsWith('done(confirmEmail)'));
    const real = isConfirmed ? (await stage.world.unconfirmed()).key : key;
    await stage.goto(key === null ? '/account/verify' : `/account/verify?token=${real}`);
  },
  actors: {
    confirmEmail: {
      requests: ['POST /accounts/auth/signup/confirm_email/'],
      error: async (held, { arc }) => {
        // The server never issued this key, so it refuses the request itself.
        if (arc.offer.label === 'the key is too old') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
  },
  events: {
    'confirmation.begin': 'by itself',
  },
  states: {
    ready: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Confirming your email address' })) },
    confirming: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Confirming your email address' })) },
    unreachable: { sees: ({ page, see }) => see(page.getByRole('button', { name: 'Retry' })) },
    confirmed: {
      sees: async ({ page, see }) => {
        await see(page.getByRole('heading', { name: 'Your email address has been verified' }));
        await see(page.getByRole('link', { name: 'Sign In' }));
      },
    },
    refused: {
      sees: async ({ page, see }) => {
        await see(page.getByText('This link is not valid'));
        await see(page.getByRole('link', { name: 'Resend the confirmation' }));
      },
    },
    missingKey: { sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Sorry, Something went wrong' })) },
  },
});
