import type { Steps } from '../../flow.ts';
import type { secondStepSetupMachine } from './machine.ts';

/** No step leads onward without a request. The recovery codes stay on the screen until the person has kept them. */
export const secondStepSetupSteps: Steps<typeof secondStepSetupMachine> = {
  parameter: 'step',
  words: { askingPassword: 'password', askingCode: 'app', showingRecoveryCodes: 'codes' },
  back: { type: 'setup.back' },
  onward: null,
};
