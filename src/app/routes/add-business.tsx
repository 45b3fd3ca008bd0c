import { useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { shellPaths } from '../../paths/shell.ts';
import { liveBusinessAdditionMachine } from '../actors/onboarding.ts';
import { CreationWizard } from '../creation-wizard.tsx';
import { session } from '../session.ts';

export function Screen() {
  const user = useSelector(session, selectUser);
  if (!user) return null;
  const { id, first_name, last_name, phone_number } = user;
  return (
    <CreationWizard
      key={id}
      machine={liveBusinessAdditionMachine}
      input={{
        // Apart from the draft of a first business, which may still lie there.
        draftId: `${id}:further`,
        known: { first_name, last_name, phone_number: phone_number ?? '' },
      }}
      onLeave={(how) => navigate(how === 'closed' ? shellPaths.dashboard() : accountsPaths.profile())}
    />
  );
}
