import { useActorRef } from '@xstate/react';
import { BusinessSettingsPage } from '../../views/businesses/business-settings.page.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { businessEditMachineOf } from '../actors/businesses.ts';
import { useCore } from '../use-core.ts';
import { BusinessArchives } from './business-archives.tsx';

export function BusinessSettingsScreen() {
  const { id, timeZone } = useBusiness();
  const editing = useActorRef(businessEditMachineOf(useCore()), { input: { businessId: id } });
  return <BusinessSettingsPage editing={editing} archives={<BusinessArchives businessId={id} timeZone={timeZone} />} />;
}
