import { BusinessSettingsPage } from '../../views/businesses/business-settings.page.tsx';
import { useBusiness } from '../../views/shared/business.ts';
import { BusinessArchives } from './business-archives.tsx';

export function BusinessSettingsScreen() {
  const { id, timeZone } = useBusiness();
  return <BusinessSettingsPage archives={<BusinessArchives key={id} businessId={id} timeZone={timeZone} />} />;
}
