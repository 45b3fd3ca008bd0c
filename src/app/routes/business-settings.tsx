import { BusinessSettingsPage } from '../../views/settings/business-settings.page.tsx';
import { useDomain } from '../domain.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';

export function Screen() {
  return (
    <BusinessSettingsPage
      domain={useDomain()}
      deleteHref={paths.deleteBusiness()}
      onChanged={() => session.send({ type: 'user.refetch' })}
    />
  );
}
