import type { Steps } from '../../flow.ts';
import type { profileChangeMachine } from './machine.ts';

export const profileChangeSteps: Steps<typeof profileChangeMachine> = {
  parameter: 'step',
  words: { looking: 'profile', filling: 'part' },
  back: { type: 'step.back' },
  // Which part is opened is said by its button.
  onward: null,
};
