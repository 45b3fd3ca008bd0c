import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { secondStepQuery } from '../../services/accounts/security.ts';
import { SecondStepSetupPage } from '../../views/accounts/second-step-setup.page.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveSecondStepSetupMachine } from '../actors/security.ts';
import { useOutput } from '../output.ts';
import { queryClient } from '../query-client.ts';

export function Screen() {
  const setup = useActorRef(liveSecondStepSetupMachine);
  useOutput(setup, ({ outcome }) => {
    void queryClient.invalidateQueries({ queryKey: secondStepQuery().queryKey });
    if (outcome === 'on') notify('good', 'The second step is on', { for: 'feedback' });
    if (outcome === 'onElsewhere') {
      notify('info', 'The second step is on already. If you have no recovery codes, make new ones.', {
        for: 'feedback',
      });
    }
    navigate(accountsPaths.security(), { replace: true });
  });
  return <SecondStepSetupPage setup={setup} />;
}
