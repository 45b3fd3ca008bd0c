import { MembersPage } from '../../views/people/members.page.tsx';
import { useMembership, useTimeZone } from '../business.ts';
import { paths } from '../paths.ts';
import { useBusinessId } from '../use-business-id.ts';

const links = {
  invite: paths.invites({ modal: 'invite' }),
  handover: (to?: string) => paths.administratorHandover(to === undefined ? {} : { to }),
};

export function Screen() {
  const business = useMembership()?.business_name ?? '';
  return <MembersPage businessId={useBusinessId()} business={business} timeZone={useTimeZone()} links={links} />;
}
