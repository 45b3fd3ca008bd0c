import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsPaths } from '../../paths/accounts.ts';
import { getSecondStepRequirement, setSecondStepRequirement } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Link } from '../ui/actions/link.tsx';
import { Switch } from '../ui/choices/switch.tsx';
import { Card } from '../ui/content/card.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type SecondStepCardProps = { businessId: string };

/** The owner requires the second step of everybody, or no longer; it is saved at once, after a question where it shuts out. */
export function SecondStepCard({ businessId }: SecondStepCardProps) {
  const query = useQuery(queryOf(getSecondStepRequirement, { businessId }));
  const [isAsking, setIsAsking] = useState(false);
  const request = useRequest({
    send: (options, is_required: boolean) => setSecondStepRequirement({ businessId, is_required }, options),
    onDone: ({ is_required }) =>
      notify('good', is_required ? 'Second step required' : 'Second step no longer required'),
    onEnd: () => setIsAsking(false),
  });
  const { problem } = request;
  return (
    <Card title="Signing in" isPadded>
      <QueryView query={query} subject="The setting" waiting={<Skeleton width="60%" />}>
        {({ is_required: isRequired, members_without: without }) => (
          <Stack>
            {problem ? (
              <Notice tone="bad">
                {problemText(problem)}{' '}
                {problem.code === 'second_step_off' ? (
                  <Link href={accountsPaths.secondStep()} isInText>
                    Set it up
                  </Link>
                ) : null}
              </Notice>
            ) : null}
            <Switch
              label="Require the second step for everybody"
              hint={`Signing in then takes a code of an app on their phone, besides the password. ${countText(without)}`}
              isSelected={request.isPending ? (request.input ?? isRequired) : isRequired}
              isDisabled={request.isPending}
              onChange={(wanted) => (wanted && without > 0 ? setIsAsking(true) : request.send(wanted))}
            />
            <ConfirmDialog
              title="Require the second step?"
              isOpen={isAsking}
              onClose={() => setIsAsking(false)}
              onConfirm={() => request.send(true)}
              isBusy={request.isPending}
              yes="Require it"
              no="Not now"
              tone="calm"
            >
              {countText(without)} They get an email, and cannot open the business until they have set it up.
            </ConfirmDialog>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

const countText = (without: number): string => {
  if (without === 0) return 'Everybody here has one.';
  return without === 1 ? 'One person here has none yet.' : `${without} people here have none yet.`;
};
