import type { Steps } from '../../flow.ts';
import type { premiumSignUpMachine } from './machine.ts';

/** Until there is a person. The questions and the payment after it are flows with steps of their own. */
export const premiumSignUpSteps: Steps<typeof premiumSignUpMachine> = {
  parameter: 'step',
  words: { choosingPlan: 'plan', creatingAccount: 'account', confirmingAddress: 'confirmation' },
  back: { type: 'plan.change' },
  onward: { type: 'plan.keep' },
};
