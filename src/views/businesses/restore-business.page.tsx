import { useSelector } from '@xstate/react';
import { daysLeft } from '../../domain/businesses/ending.ts';
import type { BusinessDeletionRef } from '../../machines/businesses/business-deletion/machine.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';

type DeletedBusinessProps = {
  deletion: BusinessDeletionRef;
  /** The default time zone. */
  timeZone: string;
  now: Date;
};

/** A deleted business with the form to restore it. */
export function DeletedBusiness({ deletion, timeZone, now }: DeletedBusinessProps) {
  const state = useSelector(deletion, (snapshot) => stateName(snapshot.value));
  const businessId = useSelector(deletion, ({ context }) => context.businessId);
  const name = useSelector(deletion, ({ context }) => context.name);
  const deletesAt = useSelector(deletion, ({ context }) => context.deletesAt);
  const problem = useProblem(deletion);
  const isBusy = useSelector(deletion, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div data-flow="businessDeletion" data-state={state}>
      <Card title={name} note={deletesAt && state !== 'gone' ? left(daysLeft(deletesAt, now)) : null} isPadded>
        {state === 'gone' ? (
          <Notice tone="bad">The time to restore it is over. Nothing of {name} is left.</Notice>
        ) : state === 'notEntered' ? (
          <Stack>
            <Notice tone="bad">
              {name} is restored, but it could not be opened. {problem ? problemText(problem) : null}
            </Notice>
            <Actions>
              <Button look="primary" onPress={() => deletion.send({ type: 'business.enter' })}>
                Open {name}
              </Button>
            </Actions>
          </Stack>
        ) : (
          <Stack>
            <Explanation>
              You deleted it, and nobody can open it. On {deletesAt ? formatDate(deletesAt, timeZone) : 'its last day'}{' '}
              everything in it is deleted for good. Until then you can restore it as it was.
            </Explanation>
            {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
            <Actions>
              <Button look="primary" onPress={() => deletion.send({ type: 'business.restore' })} isBusy={isBusy}>
                Restore {name}
              </Button>
              <LinkButton href={businessesPaths.businessExport({ business: businessId })}>Download its data</LinkButton>
            </Actions>
          </Stack>
        )}
      </Card>
    </div>
  );
}

const left = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`;
