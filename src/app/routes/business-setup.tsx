import { navigate } from 'wouter/use-browser-location';
import { BusinessSetupPage } from '../../views/businesses/business-setup.page.tsx';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const learn = () => session.send({ type: 'user.refetch' });
  return (
    <BusinessSetupPage
      businessId={useBusinessId()}
      dashboardHref={paths.dashboard()}
      onChanged={learn}
      onFinished={() => {
        learn();
        navigate(paths.dashboard());
      }}
    />
  );
}
