import type { components } from '../../../../openapi/generated/contract.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../samples.ts';
import { moduleOnboardingMachine } from './machine.ts';

export const onboarding = (isRead: boolean): components['schemas']['AppOnboarding'] => ({
  id: isRead ? '0198c7a0-0000-7000-8000-0000000000f1' : null,
  type: 'asset_onboarding',
  business: businessId,
  web_onboarding: { widget_onboarded: isRead, asset_widget_onboarded: isRead },
});

export const moduleOnboardingFlow = flow({
  title: 'Welcome to a module',
  audience: 'staff',
  route: '/assets?tab=home',
  machine: moduleOnboardingMachine,
  states: {
    hinting: 'Pointing at the first step',
    onboarded: 'No welcome any more',
  },
  labels: {
    'welcome.start': 'Get Started',
    'welcome.close': 'Close the welcome',
    'hint.dismiss': 'Dismiss hint',
    wasRead: 'the welcome was read before',
    getAppOnboarding: 'the server says whether the welcome was read',
    createAppOnboarding: 'the server saves that the welcome was read',
  },
  cases: {
    inputs: [{ label: 'the assets of a business', input: { businessId, type: 'asset_onboarding' } }],
    events: {
      'welcome.start': [{ label: '', event: { type: 'welcome.start' } }],
      'welcome.close': [{ label: '', event: { type: 'welcome.close' } }],
      'hint.dismiss': [{ label: '', event: { type: 'hint.dismiss' } }],
    },
    answers: {
      getAppOnboarding: {
        done: [
          { label: 'not read yet', output: onboarding(false) },
          { label: 'read', output: onboarding(true) },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      createAppOnboarding: {
        done: [{ label: 'saved', output: onboarding(true) }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    // No guard reads the problem; it is in the key so that paths try where asking again clears it.
    key: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  },
});
