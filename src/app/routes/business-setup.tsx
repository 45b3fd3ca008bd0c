import { navigate } from 'wouter/use-browser-location';
import { BusinessSetupPage } from '../../views/businesses/business-setup.page.tsx';
import { useDomain } from '../domain.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';

export function Screen() {
  const learn = () => session.send({ type: 'user.refetch' });
  return (
    <BusinessSetupPage
      domain={useDomain()}
      dashboardHref={paths.dashboard()}
      onChanged={learn}
      onFinished={() => {
        learn();
        navigate(paths.dashboard());
      }}
    />
  );
}
