import { removeMember } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { type Member, nameOf } from './permission-labels.ts';

type RemoveMemberProps = {
  member: Member | null;
  onClose: () => void;
};

/** Confirms the removal of a member. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const { id: businessId, name: business } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, { id }: Member) => removeMember({ businessId, id }, options),
    onDone: (_, gone) => {
      notify('good', `${nameOf(gone)} no longer belongs to ${business}`);
      onClose();
    },
    onFailed: ({ kind }, gone) => {
      if (kind !== 'missing') return;
      notify('info', `${nameOf(gone)} had left ${business} already`);
      onClose();
    },
  });
  const name = member ? nameOf(member) : '';
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen={member !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => member && request.send(member)}
      isBusy={request.isPending}
      errorMessage={problem && problem.kind !== 'missing' ? problemText(problem) : null}
      yes="Remove"
      no="Keep them"
    >
      <strong>{name}</strong> can no longer open {business} from now on. They keep their account, and what they did here
      stays. You can invite them again.
    </ConfirmDialog>
  );
}
