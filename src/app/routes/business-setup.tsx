import { navigate } from 'wouter/use-browser-location';
import { shellPaths } from '../../paths/shell.ts';
import { BusinessSetupPage } from '../../views/businesses/business-setup.page.tsx';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const learn = () => session.send({ type: 'user.refetch' });
  return (
    <BusinessSetupPage
      businessId={useBusinessId()}
      onChanged={learn}
      onFinished={() => {
        learn();
        navigate(shellPaths.dashboard());
      }}
    />
  );
}
