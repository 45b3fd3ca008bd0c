import { peoplePaths } from '../../paths/people.ts';
import { leaveBusiness } from '../../services/operations/people.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

type Membership = { business_id: string; business_name: string; is_owner: boolean };

type LeaveBusinessProps = {
  /** The business to leave; null while the dialog is closed. */
  membership: Membership | null;
  onClose: () => void;
  onLeft: () => void;
};

/** Confirms leaving a business; the owner is asked to hand it over first. */
export function LeaveBusiness({ membership, onClose, onLeft }: LeaveBusinessProps) {
  const { problem, ...request } = useRequest({
    send: (options, { business_id: businessId }: Membership) => leaveBusiness({ businessId }, options),
    onDone: (_, { business_name }) => {
      notify('good', `You left ${business_name}`, { for: 'feedback' });
      onClose();
      onLeft();
    },
    onFailed: ({ kind }) => {
      // The business has already removed them, which is the wanted result.
      if (kind !== 'missing') return;
      onClose();
      onLeft();
    },
  });
  const name = membership?.business_name ?? '';
  return (
    <>
      <Dialog title={`You own ${name}`} isOpen={membership?.is_owner === true} onClose={onClose}>
        <DialogBody>
          <p>
            A business needs an owner. Hand <strong>{name}</strong> over to another member first; once they have
            confirmed, you can leave it.
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Stay</Button>
          <LinkButton
            href={peoplePaths.administratorHandover({ business: membership?.business_id ?? '' })}
            look="primary"
          >
            Hand it over
          </LinkButton>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        title={`Leave ${name}?`}
        isOpen={membership?.is_owner === false}
        onClose={() => {
          request.clear();
          onClose();
        }}
        onConfirm={() => membership && request.send(membership)}
        isBusy={request.isPending}
        errorMessage={problem && problem.kind !== 'missing' ? problemText(problem) : null}
        yes={`Leave ${name}`}
        no="Stay"
      >
        You can no longer open <strong>{name}</strong>, and only somebody who works there can invite you again. Your
        account and what you did there stay.
      </ConfirmDialog>
    </>
  );
}
