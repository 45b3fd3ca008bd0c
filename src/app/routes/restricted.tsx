import { useQuery } from '@tanstack/react-query';
import { businessDetailQuery } from '../../services/businesses.ts';
import { RestrictedPage } from '../../views/shell/restricted.page.tsx';
import type { ScreenProps } from '../screen.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen(props: ScreenProps) {
  return props.isFramed ? <ForMember {...props} /> : <Restricted {...props} business={null} />;
}

/** The frame, which only members see, brings what a query needs. */
function ForMember(props: ScreenProps) {
  const { data = null } = useQuery(businessDetailQuery(useBusinessId()));
  return <Restricted {...props} business={data} />;
}

type RestrictedProps = ScreenProps & { business: { name: string; owners: readonly string[] } | null };

const Restricted = ({ search, isFramed, business }: RestrictedProps) => (
  <RestrictedPage permission={search.get('permission')} business={business} isFramed={isFramed} />
);
