import type { Steps } from '../../flow.ts';
import type { maintenancePlanMachine } from './machine.ts';

export const maintenancePlanSteps: Steps<typeof maintenancePlanMachine> = {
  parameter: 'step',
  words: { describing: 'what', scheduling: 'when', reminding: 'reminder' },
  back: { type: 'step.back' },
  onward: { type: 'step.continue' },
};
