import { useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { shellPaths } from '../../paths/shell.ts';
import { businessAdditionMachineOf } from '../actors/onboarding.ts';
import { useCore } from '../use-core.ts';
import { CreationWizard } from './creation-wizard.tsx';

export function AddBusinessScreen() {
  const core = useCore();
  const user = useSelector(core.session, selectUser);
  if (!user) return null;
  const { id, first_name, last_name, phone_number } = user;
  return (
    <CreationWizard
      key={id}
      machine={businessAdditionMachineOf(core)}
      input={{
        // The draft of a first business may still be kept.
        draftId: `${id}:further`,
        known: { first_name, last_name, phone_number: phone_number ?? '' },
      }}
      onLeave={(how) => navigate(how === 'closed' ? shellPaths.dashboard() : accountsPaths.profile())}
    />
  );
}
