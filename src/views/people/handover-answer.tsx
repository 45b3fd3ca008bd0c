import { useSelector } from '@xstate/react';
import type { AdministratorHandoverRef } from '../../machines/people/administrator-handover/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, BulletList, ExplanationBlock, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type HandoverAnswerProps = { handover: AdministratorHandoverRef; business: string };

/** The named member reads the consequences and answers. */
export function HandoverAnswer({ handover, business }: HandoverAnswerProps) {
  const open = useSelector(handover, ({ context }) => context.handover);
  const problem = useProblem(handover);
  const isDeclining = useSelector(handover, (snapshot) => snapshot.matches('declining'));
  const isAccepting = useSelector(handover, (snapshot) => snapshot.matches('accepting'));
  const isConfirming = useSelector(handover, (snapshot) => snapshot.matches('confirming')) || isAccepting;
  if (open === null) return null;
  const { from } = open;
  const owner = from.name || from.email;
  return (
    <Card title="You are asked to take over" isPadded>
      <Stack>
        <AvatarWithName name={owner} note={from.name === '' ? null : from.email} />
        <ExplanationBlock>
          <p>
            {owner} asks you to become the administrator of {business}. If you do:
          </p>
          <BulletList>
            <li>you own the account, with everything in it, its plan and its settings;</li>
            <li>you alone decide who may do what, and answer for it;</li>
            <li>{owner} stays a member with access to every module, until you change that.</li>
          </BulletList>
          <p>Until you confirm, nothing changes.</p>
        </ExplanationBlock>
        {problem && !isConfirming ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <Actions>
          <Button look="primary" onPress={() => handover.send({ type: 'handover.consider' })} isDisabled={isDeclining}>
            Become the administrator
          </Button>
          <Button onPress={() => handover.send({ type: 'handover.decline' })} isBusy={isDeclining}>
            Decline
          </Button>
        </Actions>
      </Stack>
      <ConfirmDialog
        title={`Take over ${business}?`}
        isOpen={isConfirming}
        onClose={() => handover.send({ type: 'handover.reconsider' })}
        onConfirm={() => handover.send({ type: 'handover.accept' })}
        isBusy={isAccepting}
        errorMessage={problem ? problemText(problem) : null}
        yes="Yes, take over"
        no="Not yet"
        tone="calm"
      >
        You own <strong>{business}</strong> from this moment on; {owner} owns it no longer. Only you can hand it on, or
        back.
      </ConfirmDialog>
    </Card>
  );
}
