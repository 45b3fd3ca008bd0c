import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { InviteSendingRef } from '../../machines/people/invite-sending/machine.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';
import * as css from './people.css.ts';
import type { Codename } from './permission-labels.ts';
import { useInviteDraft } from './use-invite-draft.ts';

type InviteDrawerProps = {
  sending: InviteSendingRef;
  mayGive: readonly Codename[];
  isOpen: boolean;
  onClose: () => void;
};

/** The drawer for inviting people, beside the list of invitations. It keeps what is typed until that is sent or discarded. */
export function InviteDrawer({ sending, mayGive, isOpen, onClose }: InviteDrawerProps) {
  const state = useSelector(sending, (snapshot) => stateName(snapshot.value));
  const draft = useInviteDraft(sending);
  const isSending = useSelector(sending, (snapshot) => snapshot.matches('sending'));
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    sending.send({ type: 'invites.more' });
    onClose();
  };
  const leave = () => (state === 'sent' || draft.isEmpty ? close() : setAsking(true));
  return (
    <Drawer title="Invite people" isOpen={isOpen} onClose={leave} isBusy={isSending}>
      <div className={css.flow} data-flow="inviteSending" data-state={state}>
        {state === 'sent' ? (
          <InviteResults sending={sending} onClose={close} />
        ) : (
          <InviteForm sending={sending} draft={draft} mayGive={mayGive} onClose={leave} />
        )}
      </div>
      <ConfirmDialog
        title="Discard this invitation?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          draft.discard();
          close();
        }}
        yes="Discard"
        no="Keep writing"
      >
        It has not been sent, and what you typed will be gone.
      </ConfirmDialog>
    </Drawer>
  );
}
