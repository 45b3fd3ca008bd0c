import { MembersPage } from '../../views/people/members.page.tsx';
import { useMembership, useTimeZone } from '../business.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const business = useMembership()?.business_name ?? '';
  return <MembersPage businessId={useBusinessId()} business={business} timeZone={useTimeZone()} />;
}
