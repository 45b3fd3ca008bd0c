import type { Steps } from '../../flow.ts';
import type { businessDeletionMachine } from './machine.ts';

export const businessDeletionSteps: Steps<typeof businessDeletionMachine> = {
  parameter: 'step',
  words: { explaining: 'consequences', offeringExport: 'copy', confirming: 'confirmation' },
  back: { type: 'deletion.back' },
  onward: { type: 'deletion.continue' },
};
