import { useActorRef } from '@xstate/react';
import { BusinessSetupPage } from '../../views/businesses/business-setup.page.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { newBusinessEditMachineOf } from '../actors/businesses.ts';
import { useCore } from '../use-core.ts';

export function BusinessSetupScreen() {
  const input = { businessId: useBusiness().id };
  return <BusinessSetupPage editing={useActorRef(newBusinessEditMachineOf(useCore()), { input })} />;
}
