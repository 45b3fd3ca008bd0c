import { unassignTimeoffPolicy } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { hasGeneralProblem } from '../shared/entry/entry-problem.ts';
import { UnassignDialog } from '../shared/people/unassign-dialog.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';

type EndPolicyProps = {
  policy: { id: string; name: string };
  people: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
};

/** Ends a policy for one employee, or for several, on a day. */
export function EndPolicy({ policy, people, onClose, onDone }: EndPolicyProps) {
  const { id: businessId, timeZone } = useBusiness();
  const { problem, errors, ...request } = useRequest({
    send: (options, end_date: string) =>
      unassignTimeoffPolicy({ businessId, id: policy.id, employees: people.map(({ id }) => id), end_date }, options),
    onDone: () => {
      notify('good', `${policy.name} ends`);
      onDone();
      onClose();
    },
  });
  const [only, ...others] = people;
  const who = only && others.length === 0 ? only.name : `${people.length} employees`;
  return (
    <UnassignDialog
      title={`Unassign ${policy.name}`}
      isOpen
      onClose={onClose}
      onUnassign={request.send}
      today={todayIn(timeZone)}
      isBusy={request.isPending}
      errorMessage={problem && hasGeneralProblem(problem) ? problemText(problem) : null}
      {...(errors.end_date ? { dateErrors: errors.end_date } : {})}
    >
      {who} {people.length === 1 ? 'has' : 'have'} it until the end date. What was granted until then is kept.
    </UnassignDialog>
  );
}
