/**
 * Welcome a business to the asset register.
 * 1. The app loads whether the welcome was read in this business.
 * 2. Where it was not, it stands above the screen; it can be closed, and then comes again with the next visit.
 * 3. Get Started saves that it was read, once for everybody in the business.
 * 4. Then a hint points at the button that adds the first asset, until it is dismissed.
 * Started by the home screen of the register; it ends with nothing to do.
 */
import { type ActorRefFrom, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type AppOnboarding = components['schemas']['AppOnboarding'];
type OfBusiness = { businessId: string };
type Event = { type: 'welcome.start' } | { type: 'welcome.close' } | { type: 'hint.dismiss' };

const assetOnboarding = setup({
  types: {} as {
    input: OfBusiness;
    context: OfBusiness & { problem: Problem | null };
    events: Event;
    tags: 'busy';
  },
  actors: {
    getAppOnboarding: placeholder<AppOnboarding, OfBusiness>('getAppOnboarding'),
    createAppOnboarding: placeholder<AppOnboarding, OfBusiness>('createAppOnboarding'),
  },
  guards: {
    wasRead: (_, { web_onboarding }: AppOnboarding) => web_onboarding.asset_widget_onboarded,
  },
}).extend(askingParts);

const ask = asking(assetOnboarding);

export const assetOnboardingMachine = assetOnboarding.createMachine({
  id: 'assetOnboarding',
  description: 'The app welcomes a business to the asset register, once.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app loads whether the welcome was read.',
      tags: 'busy',
      ...ask({
        src: 'getAppOnboarding',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          { guard: { type: 'wasRead', params: ({ event }) => event.output }, target: 'onboarded' },
          { target: 'welcoming' },
        ],
        // The register can be used without its welcome.
        failTo: 'onboarded',
      }),
    },
    welcoming: {
      description: 'The welcome stands above the screen.',
      on: {
        'welcome.start': { target: 'saving', actions: 'clearProblem' },
        'welcome.close': 'onboarded',
      },
    },
    saving: {
      description: 'The app saves that the welcome was read.',
      tags: 'busy',
      ...ask({
        src: 'createAppOnboarding',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: 'hinting',
        failTo: 'welcoming',
      }),
    },
    hinting: {
      description: 'A hint points at the button that adds the first asset.',
      on: { 'hint.dismiss': 'onboarded' },
    },
    onboarded: { description: 'The screen is shown without a welcome.', type: 'final' },
  },
});

export type AssetOnboardingRef = ActorRefFrom<typeof assetOnboardingMachine>;
