import type { moduleOnboardingMachine } from '../../../../src/machines/shared/module-onboarding/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const welcome = ({ page }: Stage) => page.getByRole('dialog', { name: 'Welcome to Assets' });
const pressing = (name: string) => (stage: Stage) => stage.press(name);

export const driver = defineDriver<typeof moduleOnboardingMachine>({
  flow: 'moduleOnboarding',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.owner());
    await stage.goto('/assets?tab=home');
  },
  actors: {
    getAppOnboarding: {
      requests: ['GET /c/{domain}/app_onboarding/'],
      done: async (held, { arc }) => {
        const web_onboarding = { widget_onboarded: arc.offer.label === 'read' };
        await held.letThrough({ answer: (body) => ({ ...body, web_onboarding }) });
      },
    },
    createAppOnboarding: { requests: ['POST /c/{domain}/app_onboarding/'] },
  },
  events: {
    'welcome.close': pressing('Close'),
  },
  states: {
    loading: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1, name: 'Assets' })) },
    welcoming: {
      sees: async (stage, { snapshot }) => {
        await stage.see(welcome(stage).getByRole('button', { name: 'Get Started' }));
        if (snapshot.context.problem) await stage.see(welcome(stage).getByRole('alert'));
      },
    },
    saving: { sees: (stage) => stage.see(welcome(stage)) },
    hinting: { sees: ({ page, see }) => see(page.getByRole('region', { name: 'Hint' }).getByText('Click Add Asset')) },
    onboarded: { sees: ({ page, see }) => see(page.getByRole('link', { name: 'Create New Asset' })) },
  },
});
