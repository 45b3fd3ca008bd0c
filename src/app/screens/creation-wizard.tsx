import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { businessCreationMachine } from '../../machines/onboarding/business-creation/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { BusinessCreationPage, type LossToTell } from '../../views/onboarding/business-creation.page.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { CreationInput } from '../actors/onboarding.ts';
import { Queries } from '../session/queries.tsx';
import { Locale } from '../shell/locale.tsx';
import { useOutput } from './use-output.ts';

type CreationWizardProps = {
  machine: typeof businessCreationMachine;
  input: Omit<CreationInput, 'idempotencyKey'>;
  /** The business that the person has lost last, so that they begin here. */
  loss?: LossToTell | null;
  /** The person left it: closed it, or went back from the first question. */
  onLeave: (how: 'closed' | 'abandoned') => void;
};

/** The nine questions about a business; at their end stands the dashboard of the new one. */
export function CreationWizard({ machine, input, loss = null, onLeave }: CreationWizardProps) {
  const [idempotencyKey] = useState(randomKey);
  const wizard = useActorRef(machine, { input: { ...input, idempotencyKey } });
  useOutput(wizard, ({ business, end }) => {
    if (end !== 'created') return onLeave(end);
    if (business) notify('good', `${business.name} is ready`, { for: 'feedback' });
    navigate(shellPaths.dashboard(), { replace: true });
  });
  return (
    <Locale>
      <Queries>
        <BusinessCreationPage wizard={wizard} loss={loss} />
      </Queries>
    </Locale>
  );
}
