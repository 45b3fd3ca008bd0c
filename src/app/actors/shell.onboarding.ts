/** The welcome of each module: the services behind it. */
import type { InputFrom } from 'xstate';
import type { components } from '../../../openapi/generated/contract.ts';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { moduleOnboardingMachine } from '../../machines/shared/module-onboarding/machine.ts';
import { createAppOnboarding, getAppOnboarding } from '../../services/operations/shell.ts';
import type { WelcomeProps } from '../../views/shared/onboarding/welcome-part.ts';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';

type OfModule = InputFrom<typeof moduleOnboardingMachine>;
type Options = { signal: AbortSignal };

/** The welcome of one module. */
export const welcomeFlow = (
  type: components['schemas']['AppOnboardingType'],
): Flow<typeof moduleOnboardingMachine, WelcomeProps> => ({
  load: async () => (await import('../../machines/shared/module-onboarding/machine.ts')).moduleOnboardingMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        getAppOnboarding: keyedActor(({ businessId, type }: OfModule, options: Options) =>
          getAppOnboarding({ businessId, type, business_id: businessId }, options),
        ),
        createAppOnboarding: keyedActor(({ businessId, type }: OfModule, options: Options) =>
          createAppOnboarding(
            { businessId, type, business: businessId, web_onboarding: { widget_onboarded: true } },
            options,
          ),
        ),
      },
    }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '', type }),
});
