import type { Steps } from '../../flow.ts';
import type { employeeFormMachine } from './machine.ts';

export const employeeFormSteps: Steps<typeof employeeFormMachine> = {
  parameter: 'step',
  words: { describing: 'person', placing: 'job', paying: 'pay' },
  back: { type: 'step.back' },
  onward: { type: 'step.skip' },
};
