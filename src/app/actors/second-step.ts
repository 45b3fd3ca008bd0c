/** Apart from the other flows of accounts, which visitors load: its services import queries. */
import { navigate } from 'wouter/use-browser-location';
import { secondStepSetupMachine } from '../../machines/accounts/second-step-setup/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { beginSecondStep, confirmSecondStep } from '../../services/operations/accounts.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { promiseActor } from './promise-actor.ts';

type SetupFlow = Flow<typeof secondStepSetupMachine>;
type Outcome = Parameters<NonNullable<SetupFlow['onDone']>>[0]['outcome'];

const setup: Pick<SetupFlow, 'load' | 'provide'> = {
  load: async () => secondStepSetupMachine,
  provide: (machine) =>
    machine.provide({
      actors: { beginSecondStep: promiseActor(beginSecondStep), confirmSecondStep: promiseActor(confirmSecondStep) },
    }),
};

function report(outcome: Outcome, _core: Core): void {
  if (outcome === 'on') notify('good', 'The second step is on', { for: 'feedback' });
  if (outcome === 'onElsewhere') {
    notify('info', 'The second step is on already. If you have no recovery codes, make new ones.', { for: 'feedback' });
  }
}

export const secondStepFlow: SetupFlow = {
  ...setup,
  onDone: ({ outcome }, core) => {
    report(outcome, core);
    navigate(accountsPaths.security(), { replace: true });
  },
};

/** For a member whose business requires it; the screen lets them in once the session knows that it is on. */
export const requiredSecondStepFlow: SetupFlow = {
  ...setup,
  onDone: ({ outcome }, core) => {
    report(outcome, core);
    core.session.send({ type: 'user.refetch' });
  },
};
