import { BusinessSettingsPage } from '../../views/businesses/business-settings.page.tsx';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return (
    <BusinessSettingsPage
      businessId={useBusinessId()}
      deleteHref={paths.deleteBusiness()}
      onChanged={() => session.send({ type: 'user.refetch' })}
    />
  );
}
