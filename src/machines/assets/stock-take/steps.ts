import type { Steps } from '../../flow.ts';
import type { stockTakeMachine } from './machine.ts';

export const stockTakeSteps: Steps<typeof stockTakeMachine> = {
  parameter: 'step',
  words: { counting: 'count', reviewing: 'review' },
  back: { type: 'step.back' },
  onward: { type: 'stock.review' },
};
