/**
 * Welcome a business to a module.
 * 1. The app loads whether the welcome was read in this business.
 * 2. Where it was not, it stands above the screen; it can be closed, and then comes again with the next visit.
 * 3. Get Started saves that it was read, once for everybody in the business.
 * 4. Then a hint points at the button that adds the first thing, until it is dismissed.
 * Started by the home screen of the module; it ends with nothing to do.
 */
import { type ActorRefFrom, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../ask.ts';
import { placeholder } from '../placeholder.ts';

type AppOnboarding = components['schemas']['AppOnboarding'];
type OfModule = { businessId: string; type: components['schemas']['AppOnboardingType'] };
type Event = { type: 'welcome.start' } | { type: 'welcome.close' } | { type: 'hint.dismiss' };

const moduleOnboarding = setup({
  types: {} as {
    input: OfModule;
    context: OfModule & { problem: Problem | null };
    events: Event;
    tags: 'busy';
  },
  actors: {
    getAppOnboarding: placeholder<AppOnboarding, OfModule>('getAppOnboarding'),
    createAppOnboarding: placeholder<AppOnboarding, OfModule>('createAppOnboarding'),
  },
  guards: {
    wasRead: (_, { web_onboarding }: AppOnboarding) => web_onboarding.widget_onboarded,
  },
}).extend(askingParts);

const ask = asking(moduleOnboarding);

export const moduleOnboardingMachine = moduleOnboarding.createMachine({
  id: 'moduleOnboarding',
  description: 'The app welcomes a business to a module, once.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app loads whether the welcome was read.',
      tags: 'busy',
      ...ask({
        src: 'getAppOnboarding',
        input: ({ context: { businessId, type } }) => ({ businessId, type }),
        onDone: [
          { guard: { type: 'wasRead', params: ({ event }) => event.output }, target: 'onboarded' },
          { target: 'welcoming' },
        ],
        // The module can be used without its welcome.
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
        input: ({ context: { businessId, type } }) => ({ businessId, type }),
        onDone: 'hinting',
        failTo: 'welcoming',
      }),
    },
    hinting: {
      description: 'A hint points at the button that adds the first thing.',
      on: { 'hint.dismiss': 'onboarded' },
    },
    onboarded: { description: 'The screen is shown without a welcome.', type: 'final' },
  },
});

export type ModuleOnboardingRef = ActorRefFrom<typeof moduleOnboardingMachine>;
