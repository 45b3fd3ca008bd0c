import type { Steps } from '../../flow.ts';
import type { onboardingFormMachine } from './machine.ts';

export const onboardingFormSteps: Steps<typeof onboardingFormMachine> = {
  parameter: 'step',
  words: {
    fillingDetails: 'details',
    fillingBank: 'bank',
    namingNextOfKin: 'next-of-kin',
    namingEmergencyContact: 'emergency-contact',
    checking: 'check',
  },
  back: { type: 'step.back' },
  // Past what the server has; Continue keeps a part there.
  onward: { type: 'step.forward' },
};
