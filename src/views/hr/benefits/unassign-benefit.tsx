import { unassignBenefit } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { UnassignDialog } from '../../shared/people/unassign-dialog.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';

type UnassignBenefitProps = {
  benefit: { id: string; name: string };
  people: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone?: () => void;
};

/** Ends a benefit of one employee, or of several, on a day. */
export function UnassignBenefit({ benefit, people, onClose, onDone }: UnassignBenefitProps) {
  const { id: businessId, timeZone } = useBusiness();
  const { problem, errors, ...request } = useRequest({
    send: (options, end_date: string) =>
      unassignBenefit({ businessId, id: benefit.id, employees: people.map(({ id }) => id), end_date }, options),
    onDone: () => {
      notify('good', `${benefit.name} ends`);
      onDone?.();
      onClose();
    },
  });
  const [only, ...others] = people;
  const who = only && others.length === 0 ? only.name : `${people.length} employees`;
  return (
    <UnassignDialog
      title={`Unassign ${benefit.name}`}
      isOpen
      onClose={onClose}
      onUnassign={request.send}
      today={todayIn(timeZone)}
      isBusy={request.isPending}
      errorMessage={problem && hasGeneralProblem(problem) ? problemText(problem) : null}
      {...(errors.end_date ? { dateErrors: errors.end_date } : {})}
    >
      {who} {people.length === 1 ? 'has' : 'have'} it until the end date.
    </UnassignDialog>
  );
}
