import type { Steps } from '../../flow.ts';
import type { assetHandoverMachine } from './machine.ts';

export const assetHandoverSteps: Steps<typeof assetHandoverMachine> = {
  parameter: 'step',
  words: { choosingAssets: 'assets', choosingRecipient: 'person', signing: 'sign' },
  back: { type: 'step.back' },
  onward: { type: 'step.continue' },
};
