import { secondStepSetupMachine } from '../../machines/accounts/second-step-setup/machine.ts';
import { beginSecondStep, confirmSecondStep } from '../../services/accounts/security.ts';
import { promiseActor } from './promise-actor.ts';

export const liveSecondStepSetupMachine = secondStepSetupMachine.provide({
  actors: { beginSecondStep: promiseActor(beginSecondStep), confirmSecondStep: promiseActor(confirmSecondStep) },
});
