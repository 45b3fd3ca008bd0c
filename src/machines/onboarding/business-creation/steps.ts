import type { Steps } from '../../flow.ts';
import type { businessCreationMachine } from './machine.ts';

export const businessCreationSteps: Steps<typeof businessCreationMachine> = {
  parameter: 'question',
  words: {
    namingBusiness: 'name',
    locatingBusiness: 'location',
    choosingCurrency: 'currency',
    namingAdmin: 'admin',
    choosingLogo: 'logo',
    choosingInterests: 'interests',
    choosingSize: 'size',
    namingSource: 'source',
    ratingExperience: 'rating',
  },
  back: { type: 'step.back', answers: {} },
  onward: { type: 'step.continue', answers: {} },
};
