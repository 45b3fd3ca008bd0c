import type { Steps } from '../../flow.ts';
import type { administratorHandoverMachine } from './machine.ts';

/** Of the person who was named; the owner's part has one step. */
export const administratorHandoverSteps: Steps<typeof administratorHandoverMachine> = {
  parameter: 'step',
  words: { deciding: 'answer', confirming: 'confirmation' },
  back: { type: 'handover.reconsider' },
  onward: { type: 'handover.consider' },
};
