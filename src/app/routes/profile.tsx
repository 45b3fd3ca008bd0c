import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { selectUser } from '../../machines/accounts/session.selectors.ts';
import { businessDetailQuery } from '../../services/shell.ts';
import { ProfilePage } from '../../views/account/profile.page.tsx';
import { useDomain } from '../domain.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { chooseBusiness } from '../use-business-switch.ts';

const links = {
  security: paths.security(),
  addBusiness: paths.addBusiness(),
  restoreBusiness: paths.restoreBusiness(),
  handover: (business: string) => paths.administratorHandover({ business }),
};

export function Screen() {
  const domain = useDomain();
  const user = useSelector(session, selectUser);
  const { data } = useQuery(businessDetailQuery(domain));
  if (!user) return null;
  return (
    <ProfilePage
      key={user.id}
      user={user}
      domain={domain}
      timeZone={data?.time_zone ?? 'Africa/Lagos'}
      links={links}
      onChanged={() => session.send({ type: 'user.refetch' })}
      onBusiness={chooseBusiness}
    />
  );
}
