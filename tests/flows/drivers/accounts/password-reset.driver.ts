import type { passwordResetMachine } from '../../../../src/machines/accounts/password-reset/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const fill = async ({ page }: Stage, password: string, confirmation: string) => {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(confirmation);
};

export const driver = defineDriver<typeof passwordResetMachine>({
  flow: 'passwordReset',
  open: async (stage, { start, arcs }) => {
    const { uid, token } = start.input as { uid: string; token: string | null };
    // The server never issued the other token.
    const isReset = arcs.some(({ label }) => label.startsWith('done('));
    const real = isReset ? await stage.world.forgetful() : { uid, token };
    const query = new URLSearchParams({ uid: real.uid, ...(real.token === null ? {} : { token: real.token }) });
    await stage.goto(`/account/password-reset?${query}`);
  },
  actors: {
    checkPasswordReset: {
      requests: ['POST /accounts/auth/password/reset/check/'],
      error: async (held, { arc }) => {
        if (arc.offer.label === 'used or too old') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    resetPassword: {
      requests: ['POST /accounts/auth/password/reset/confirm'],
      error: async (held, { arc }) => {
        await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
  },
  events: {
    'reset.begin': 'by itself',
    'reset.type': (stage) => fill(stage, 'typing', ''),
    'reset.submit': async (stage, { password, confirmation }, { arc }) => {
      await fill(stage, password, confirmation);
      await stage.press('Save the password', arc.refused);
    },
  },
  states: {
    checking: { sees: ({ page, see }) => see(page.getByText('your link is being checked')) },
    arriving: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    editing: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: 'Choose a new password', level: 1 }));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') await see(page.getByRole('alert'));
        if (arc?.offer.event.type === 'reset.type') await seeNone(page.getByRole('alert'));
      },
    },
    submitting: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    linkInvalid: {
      sees: async ({ page, see }) => {
        await see(page.getByRole('heading', { name: 'Sorry, something went wrong' }));
        await see(page.getByRole('link', { name: 'Ask for a new link' }));
      },
    },
    reset: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/password-reset/successful');
        await see(page.getByRole('link', { name: 'Continue' }));
      },
    },
  },
});
