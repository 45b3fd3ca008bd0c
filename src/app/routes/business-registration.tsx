import { QueryClientProvider } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { selectBusinessDomain, selectUser } from '../../machines/accounts/session.selectors.ts';
import { BusinessCreationPage } from '../../views/onboarding/business-creation.page.tsx';
import { notify } from '../../views/ui/toast.tsx';
import { liveBusinessCreationMachine } from '../actors/onboarding.ts';
import { useOutput } from '../output.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';

export function Screen() {
  const userId = useSelector(session, selectUser)?.id;
  const domain = useSelector(session, selectBusinessDomain);
  // Asked once: the wizard itself gives the person a business, and then knows where to go.
  const [hadBusiness] = useState(domain !== null);
  useEffect(() => {
    if (hadBusiness) navigate(paths.dashboard(), { replace: true });
  }, [hadBusiness]);
  return userId === undefined || hadBusiness ? null : <Wizard key={userId} userId={userId} />;
}

function Wizard({ userId }: { userId: string }) {
  const [idempotencyKey] = useState(randomKey);
  const wizard = useActorRef(liveBusinessCreationMachine, { input: { userId, idempotencyKey } });
  useOutput(wizard, ({ business }, { value }) => {
    if (value === 'abandoned') session.send({ type: 'session.end' });
    else if (value === 'closed') navigate(paths.login());
    else {
      if (business) notify('good', `${business.name} is ready`);
      navigate(paths.dashboard(), { replace: true });
    }
  });
  return (
    <QueryClientProvider client={queryClient}>
      <BusinessCreationPage wizard={wizard} />
    </QueryClientProvider>
  );
}

/** Not randomUUID, which exists only in secure contexts, and a local network is none. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
