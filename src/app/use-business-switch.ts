import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { notify } from '../views/ui/feedback/toast.tsx';
import { session } from './session.ts';

const load = () => import('./business-switch.ts');
type Code = Awaited<ReturnType<typeof load>>;

/** Most people belong to one business: the way from one to another comes for the others alone. Null until then. */
export function useBusinessSwitch() {
  const [code, setCode] = useState<Code | null>(null);
  const isNeeded = useSelector(
    session,
    ({ context }) => context.left !== null || (context.user?.business_user_memberships.length ?? 0) > 1,
  );
  useEffect(() => {
    // Without it, it is asked for again when somebody chooses.
    if (isNeeded) load().then(setCode, () => undefined);
  }, [isNeeded]);
  return code?.businessSwitch() ?? null;
}

export function chooseBusiness(businessId: string): void {
  load().then(
    (code) => code.chooseBusiness(businessId),
    () => notify('bad', 'The business could not be opened. Check your connection and try again.'),
  );
}
