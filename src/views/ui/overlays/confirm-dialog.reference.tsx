import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type SpecimenProps = { label: string; isBusy?: boolean; errorMessage?: string };

function Deletion({ label, isBusy = false, errorMessage }: SpecimenProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{label}</Button>
      <ConfirmDialog
        title="Are you sure you want to delete this Vehicle?"
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        isBusy={isBusy}
        errorMessage={errorMessage ?? null}
      >
        <strong>Howo A7 tipper</strong>, KJA-117-YD, goes with its 3 documents and 12 services. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function SignOut() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Leave the wizard</Button>
      <ConfirmDialog
        title="Leave for now?"
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        yes="Leave"
        no="Stay"
        tone="calm"
      >
        Your answers are kept on this device until you come back.
      </ConfirmDialog>
    </>
  );
}

export const reference: Reference = {
  name: 'Confirmation dialog',
  use: 'Asks once before something is destroyed, and names it. What can be undone needs no question: do it, and offer Undo in a toast.',
  components: ['ConfirmDialog'],
  states: [
    { name: 'Open', opener: 'Delete vehicle', Show: () => <Deletion label="Delete vehicle" /> },
    { name: 'While deleting', opener: 'Delete, at work', Show: () => <Deletion label="Delete, at work" isBusy /> },
    {
      name: 'Failed',
      opener: 'Delete, failed',
      Show: () => (
        <Deletion
          label="Delete, failed"
          errorMessage="It is assigned to Emeka Nwosu. Unassign it first, then delete it."
        />
      ),
    },
    { name: 'Nothing is destroyed', opener: 'Leave the wizard', Show: () => <SignOut /> },
  ],
};
