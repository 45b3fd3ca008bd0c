import { TOTP } from 'otpauth';
import type { secondStepSetupMachine } from '../../../../src/machines/accounts/second-step-setup/machine.ts';
import { storeSignIn } from '../../../worlds/device.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

const password = ({ page }: Stage) => page.getByRole('textbox', { name: 'Password', exact: true });
const code = ({ page }: Stage) => page.getByRole('textbox', { name: 'Code that the app shows' });

const isMessageOf = (error: unknown, field: string) => field in ((error as { fields?: object }).fields ?? {});

export const driver = defineDriver<typeof secondStepSetupMachine>({
  flow: 'secondStepSetup',
  open: async (stage) => {
    const person = await stage.world.signIn(await stage.world.owner());
    stage.set('person', person);
    await storeSignIn(stage, person);
    await stage.goto('/profile?tab=security&view=second-step');
  },
  actors: {
    beginSecondStep: {
      requests: ['POST /accounts/auth/second_step/begin/'],
      done: async (held, _step, stage) => {
        const { secret } = await held.letThrough();
        stage.set('secret', secret);
      },
      error: async (held, { arc }) => {
        if (arc.offer.label === 'password is wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
    confirmSecondStep: {
      requests: ['POST /accounts/auth/second_step/confirm/'],
      // In another window.
      conflict: (held) => held.arriveEarlier(),
      error: async (held, { arc }) => {
        if (arc.offer.label === 'code is wrong') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
  },
  events: {
    'setup.type': async (stage) => {
      const field = (await code(stage).isVisible()) ? code(stage) : password(stage);
      await field.fill('');
      await field.fill('12');
    },
    'setup.back': ({ page }) => page.evaluate(() => history.back()),
    'password.submit': async (stage, _event, { arc, ahead }) => {
      const isWrong = ahead[0]?.offer.label === 'password is wrong';
      const { password: right } = stage.prop<{ password: string }>('person');
      await password(stage).fill(arc.refused ? '' : isWrong ? 'not the password' : right);
      await stage.press('Continue', arc.refused);
    },
    'code.submit': async (stage, _event, { arc, ahead }) => {
      const isWrong = ahead[0]?.offer.label === 'code is wrong';
      const right = new TOTP({ secret: stage.prop<string>('secret') }).generate();
      await code(stage).fill(arc.refused ? '' : isWrong ? 'none' : right);
      await stage.press('Continue', arc.refused);
    },
  },
  states: {
    askingPassword: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('heading', { name: '1 of 3: Your password' }));
        if (arc?.refused) await see(page.getByText('Required'));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') {
          const isUnderField = isMessageOf(problem, 'password');
          await see(isUnderField ? page.getByText('This password is not right.') : page.getByRole('alert'));
        }
        if (arc?.offer.event.type === 'setup.type') await seeNone(page.getByRole('alert'));
      },
    },
    beginning: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    askingCode: {
      sees: async ({ page, see, seeNone }, { snapshot, arc }) => {
        await see(page.getByRole('img', { name: 'QR code for your authenticator app' }));
        if (arc?.refused) await see(page.getByText('Required'));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind !== 'event') {
          const isUnderField = isMessageOf(problem, 'one_time_code');
          await see(isUnderField ? page.getByText('This code is not valid.') : page.getByRole('alert'));
        }
        if (arc?.offer.event.type === 'setup.type') await seeNone(page.getByRole('alert'));
      },
    },
    confirming: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    showingRecoveryCodes: {
      sees: async ({ page, see }) => {
        await see(page.getByRole('list', { name: 'Recovery codes' }));
        if ((await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()) !== 10)
          throw new Error('there are not ten recovery codes');
      },
    },
    on: {
      isLeft: true,
      sees: async ({ page, see }) => {
        await see(page.getByRole('heading', { name: 'Security', level: 1 }));
        await see(page.getByRole('button', { name: 'Turn off' }));
      },
    },
    onElsewhere: {
      isLeft: true,
      sees: ({ page, see }) => see(page.getByText('The second step is on already.')),
    },
    left: {
      isLeft: true,
      sees: async ({ page, see }) => {
        await see(page.getByRole('heading', { name: 'Security', level: 1 }));
        await see(page.getByRole('link', { name: 'Turn on' }));
      },
    },
  },
});
