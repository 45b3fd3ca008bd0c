import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { assetOnboardingMachine } from '../../machines/assets/asset-onboarding/machine.ts';
import type { Options } from '../../services/shared/client.ts';
import { createAppOnboarding, getAppOnboarding } from '../../services/shell.ts';
import type { Flow } from '../page.tsx';
import { promiseActor } from './promise-actor.ts';

type OfBusiness = { businessId: string };

export const assetOnboardingFlow: Flow<typeof assetOnboardingMachine> = {
  load: async () => (await import('../../machines/assets/asset-onboarding/machine.ts')).assetOnboardingMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        getAppOnboarding: promiseActor((input: OfBusiness, options: Options) => getAppOnboarding(input, options)),
        createAppOnboarding: promiseActor((input: OfBusiness, options: Options) => createAppOnboarding(input, options)),
      },
    }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '' }),
};
