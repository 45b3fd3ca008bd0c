import { MembersPage } from '../../views/people/members.page.tsx';
import { useMembership, useTimeZone } from '../business.ts';
import { useDomain } from '../domain.ts';
import { paths } from '../paths.ts';

const links = {
  invite: paths.invites({ modal: 'invite' }),
  handover: (to?: string) => paths.administratorHandover(to === undefined ? {} : { to }),
};

export function Screen() {
  const business = useMembership()?.business_name ?? '';
  return <MembersPage domain={useDomain()} business={business} timeZone={useTimeZone()} links={links} />;
}
