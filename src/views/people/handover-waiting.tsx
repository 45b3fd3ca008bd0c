import { useSelector } from '@xstate/react';
import type { AdministratorHandoverRef } from '../../machines/people/administrator-handover/machine.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { momentText } from './permission-labels.ts';

type HandoverWaitingProps = { handover: AdministratorHandoverRef; business: string };

/** The owner waits for the answer. */
export function HandoverWaiting({ handover, business }: HandoverWaitingProps) {
  const { timeZone } = useBusiness();
  const open = useSelector(handover, ({ context }) => context.handover);
  const problem = useProblem(handover);
  const isBusy = useSelector(handover, (snapshot) => snapshot.hasTag('busy'));
  if (open === null) return null;
  const { to, created_at } = open;
  return (
    <Card title="Hand it over" action={<Status tone="warning">Waiting for an answer</Status>} isPadded>
      <Stack>
        <AvatarWithName name={to.name || to.email} note={to.name === '' ? null : to.email} />
        <Explanation>
          You asked them on {momentText(created_at, timeZone)} to become the administrator of {business}, and they got
          an email. Until they confirm, nothing changes.
        </Explanation>
        {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <Actions>
          <Button onPress={() => handover.send({ type: 'handover.takeBack' })} isBusy={isBusy}>
            Withdraw
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
