import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { businessDetailQuery } from '../../services/businesses.ts';
import { ProfilePage } from '../../views/accounts/profile.page.tsx';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';
import { chooseBusiness } from '../use-business-switch.ts';

export function Screen() {
  const businessId = useBusinessId();
  const user = useSelector(session, selectUser);
  const { data } = useQuery(businessDetailQuery(businessId));
  if (!user) return null;
  return (
    <ProfilePage
      key={user.id}
      user={user}
      businessId={businessId}
      timeZone={data?.time_zone ?? 'Africa/Lagos'}
      onChanged={() => session.send({ type: 'user.refetch' })}
      onBusiness={chooseBusiness}
    />
  );
}
