import { BusinessSettingsPage } from '../../views/businesses/business-settings.page.tsx';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <BusinessSettingsPage businessId={useBusinessId()} onChanged={() => session.send({ type: 'user.refetch' })} />;
}
