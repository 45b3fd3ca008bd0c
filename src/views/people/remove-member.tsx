import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import { removeMember } from '../../services/people.ts';
import { problemText } from '../shared/problem-text.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { type Member, nameOf } from './permission-labels.ts';

type RemoveMemberProps = {
  businessId: string;
  business: string;
  /** Whom to remove; nobody is asked about without one. */
  member: Member | null;
  onClose: () => void;
};

/** Asks once before a person is shut out. */
export function RemoveMember({ businessId, business, member, onClose }: RemoveMemberProps) {
  const client = useQueryClient();
  const mutation = useMutation<void, Problem, Member>({
    mutationFn: ({ id }) => removeMember({ businessId, id }, { signal: AbortSignal.timeout(30_000) }),
    onSuccess: (_, gone) => {
      notify('good', `${nameOf(gone)} no longer belongs to ${business}`);
      onClose();
    },
    onError: (error, gone) => {
      if (problemOf(error).kind !== 'missing') return;
      notify('info', `${nameOf(gone)} had left ${business} already`);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['listMembers', businessId] }),
  });
  const problem = mutation.error ? problemOf(mutation.error) : null;
  const name = member ? nameOf(member) : '';
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen={member !== null}
      onClose={() => {
        mutation.reset();
        onClose();
      }}
      onConfirm={() => member && mutation.mutate(member)}
      isBusy={mutation.isPending}
      errorMessage={problem && problem.kind !== 'missing' ? problemText(problem) : null}
      yes="Remove"
      no="Keep them"
    >
      <strong>{name}</strong> can no longer open {business} from now on. They keep their account, and what they did here
      stays. You can invite them again.
    </ConfirmDialog>
  );
}
