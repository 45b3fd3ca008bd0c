import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { selectBusinessDomain, selectUser } from '../../machines/accounts/session.selectors.ts';
import { liveBusinessCreationMachine } from '../actors/onboarding.ts';
import { CreationWizard } from '../creation-wizard.tsx';
import { paths } from '../paths.ts';
import { session } from '../session.ts';

export function Screen() {
  const userId = useSelector(session, selectUser)?.id;
  const domain = useSelector(session, selectBusinessDomain);
  // Asked once: the wizard itself gives the person a business, and then knows where to go.
  const [hadBusiness] = useState(domain !== null);
  useEffect(() => {
    if (hadBusiness) navigate(paths.dashboard(), { replace: true });
  }, [hadBusiness]);
  if (userId === undefined || hadBusiness) return null;
  return (
    <CreationWizard
      key={userId}
      machine={liveBusinessCreationMachine}
      input={{ draftId: userId }}
      onLeave={(how) => (how === 'closed' ? navigate(paths.login()) : session.send({ type: 'session.end' }))}
    />
  );
}
