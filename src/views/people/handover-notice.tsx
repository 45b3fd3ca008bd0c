import { useQuery } from '@tanstack/react-query';
import { peoplePaths } from '../../paths/people.ts';
import { getAdministratorHandover } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { usePerson } from '../shared/people/person.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';

/** On the home: a handover that waits for the person's answer. */
export function HandoverNotice() {
  const { id: businessId, name } = useBusiness();
  const { user } = usePerson();
  const { data, isPending } = useQuery({ ...queryOf(getAdministratorHandover, { businessId }), staleTime: 0 });
  useHold(isPending);
  const handover = data?.handover;
  if (!handover || handover.to.id !== user?.id) return null;
  return (
    <Notice tone="info">
      {handover.from.name || handover.from.email} asks you to become the administrator of {name}.{' '}
      <Link href={peoplePaths.administratorHandover()} isInText>
        Read and answer
      </Link>
    </Notice>
  );
}
