import type { Problem } from '../../domain/shared/problem.ts';
import { resendInvitation, withdrawInvitation } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';

type Invitation = { id: string /** Who it is for, in the words of the toast. */; name: string };

/** The actions of a sent invitation; a toast and the list show the result. */
export function useInvitationActs(onWithdrawn: () => void) {
  const { id: businessId } = useBusiness();
  const onFailed = (problem: Problem) => notify('bad', problemText(problem));
  return {
    resend: useRequest({
      send: (options, { id }: Invitation) => resendInvitation({ businessId, id }, options),
      onDone: (_, { name }) => notify('good', `A new link was sent to ${name}`),
      onFailed,
    }),
    withdraw: useRequest({
      send: (options, { id }: Invitation) => withdrawInvitation({ businessId, id }, options),
      onDone: (_, { name }) => notify('good', `The invitation of ${name} was withdrawn`),
      onFailed,
      onEnd: onWithdrawn,
    }),
  };
}
