import type { Steps } from '../../flow.ts';
import type { employeeFormMachine } from './machine.ts';

export const employeeFormSteps: Steps<typeof employeeFormMachine> = {
  parameter: 'step',
  words: { describing: 'person', placing: 'job', paying: 'pay' },
  back: { type: 'step.back' },
  // From the last step of somebody who does not give pay, going on would be saving.
  onward: null,
};
