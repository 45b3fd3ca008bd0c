import type { Steps } from '../../flow.ts';
import type { loginMachine } from './machine.ts';

/** What the code is asked for is not kept: a reload shows the password again, and Forward does not lead to the code. */
export const loginSteps: Steps<typeof loginMachine> = {
  parameter: 'step',
  words: { editing: 'password', askingCode: 'code' },
  back: { type: 'code.leave' },
  onward: null,
};
