import type { Steps } from '../../flow.ts';
import type { inviteActivationMachine } from './machine.ts';

/** What the code is asked for is not kept: a reload shows the password again, and Forward does not lead to the code. */
export const inviteActivationSteps: Steps<typeof inviteActivationMachine> = {
  parameter: 'step',
  words: { enteringPassword: 'password', askingCode: 'code' },
  back: { type: 'code.leave' },
  onward: null,
};
