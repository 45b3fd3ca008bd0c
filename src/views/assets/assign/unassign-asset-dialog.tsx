import type { components } from '../../../../openapi/generated/contract.ts';
import { unassignAsset } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { nameOf } from '../../shared/people/people.ts';
import { UnassignDialog } from '../../shared/people/unassign-dialog.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';

type UnassignAssetDialogProps = {
  asset: Pick<
    components['schemas']['Asset'],
    'id' | 'name' | 'number' | 'assignee' | 'date_assigned' | 'next_assignment'
  >;
  isOpen: boolean;
  onClose: () => void;
};

/** Takes an asset back from whoever has it. */
export function UnassignAssetDialog({ asset, isOpen, onClose }: UnassignAssetDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const { id, name, number, assignee, date_assigned: since, next_assignment: next } = asset;
  const isPlanned = assignee === null && next !== null;
  const close = () => {
    request.clear();
    onClose();
  };
  const { problem, ...request } = useRequest({
    send: (options, end_date: string) => unassignAsset({ businessId, id, end_date }, options),
    onDone: (_asset, endDate) => {
      notify(
        'good',
        isPlanned
          ? `${name} is planned for nobody`
          : endDate > todayIn(timeZone)
            ? `${name} is theirs until ${showDate(endDate)}`
            : `${name} is unassigned`,
      );
      close();
    },
  });
  return (
    <UnassignDialog
      title={isPlanned ? 'Cancel plan' : 'Unassign Asset'}
      isPlanned={isPlanned}
      isOpen={isOpen}
      onClose={close}
      onUnassign={request.send}
      today={todayIn(timeZone)}
      isBusy={request.isPending}
      errorMessage={problem && hasGeneralProblem(problem) ? problemText(problem) : null}
      {...(problem?.fields.end_date ? { dateErrors: problem.fields.end_date } : {})}
    >
      <strong>{name}</strong>, {number}
      {isPlanned ? `, planned for ${nameOf(next.assignee)} from ${showDate(next.date_assigned)}` : null}
      {assignee === null ? null : `, from ${assignee.first_name} ${assignee.last_name}`}
      {since === null ? null : `, who has had it since ${showDate(since)}`}.
    </UnassignDialog>
  );
}
