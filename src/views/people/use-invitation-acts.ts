import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../../domain/shared/problem.ts';
import { resendInvitation, withdrawInvitation } from '../../services/people.ts';
import { problemText } from '../shared/problem-text.ts';
import { notify } from '../ui/feedback/toast.tsx';

type Invitation = { id: string; email: string };
const deadline = () => ({ signal: AbortSignal.timeout(30_000) });

/** What can be done with an invitation that was sent; what came of it is said in passing, and the list shows it. */
export function useInvitationActs(businessId: string) {
  const client = useQueryClient();
  const settle = () => client.invalidateQueries({ queryKey: ['listInvitations', businessId] });
  const onError = (error: unknown) => notify('bad', problemText(problemOf(error)));
  return {
    resend: useMutation({
      mutationFn: ({ id }: Invitation) => resendInvitation({ businessId, id }, deadline()),
      onSuccess: (_, { email }) => notify('good', `A new link was sent to ${email}`),
      onError,
      onSettled: settle,
    }),
    withdraw: useMutation({
      mutationFn: ({ id }: Invitation) => withdrawInvitation({ businessId, id }, deadline()),
      onSuccess: (_, { email }) => notify('good', `The invitation of ${email} was withdrawn`),
      onError,
      onSettled: settle,
    }),
  };
}
