import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import { useCore } from '../use-core.ts';

const load = () => import('./business-switch.ts');
type Code = Awaited<ReturnType<typeof load>>;

/** Loads the flow only for people with several businesses, because most have one. Null until it is loaded. */
export function useBusinessSwitch() {
  const core = useCore();
  const [code, setCode] = useState<Code | null>(null);
  const isNeeded = useSelector(
    core.session,
    ({ context }) => context.left !== null || (context.user?.business_user_memberships.length ?? 0) > 1,
  );
  useEffect(() => {
    // If loading fails, choosing a business loads it again.
    if (isNeeded) load().then(setCode, () => undefined);
  }, [isNeeded]);
  return code?.businessSwitchOf(core).current() ?? null;
}

export function chooseBusiness(core: Core, businessId: string): void {
  load().then(
    ({ businessSwitchOf }) => businessSwitchOf(core).choose(businessId),
    () => notify('bad', 'The business could not be opened. Check your connection and try again.'),
  );
}
