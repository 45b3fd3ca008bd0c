import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { tradeLabels, trades } from '../../../openapi/generated/lists/shell.sample.ts';
import { loadSampleData } from '../../services/operations/shell.sample.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { sampleQuery } from '../shared/business/sample.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';

type Trade = components['schemas']['Trade'];

/** On the home of a business that is still empty: its owner may look around with sample data. */
export function SampleOffer() {
  const { id: businessId } = useBusiness();
  const sample = useQuery(sampleQuery(businessId));
  const load = useRequest({
    send: (options, trade: Trade) => loadSampleData({ businessId, trade }, options),
  });
  useHold(sample.isLoading);
  if (!sample.data?.can_load) return null;
  return (
    <Card title="Look around with sample data" isPadded>
      <Stack>
        <Explanation>
          See Steward with assets, vehicles and people of a business like yours. They are marked as a sample, nobody is
          mailed, and one press clears them. What you add yourself stays.
        </Explanation>
        <Actions>
          {trades.map((trade) => (
            <Button
              key={trade}
              onPress={() => load.send(trade)}
              isBusy={load.isPending && load.input === trade}
              isDisabled={load.isPending}
            >
              {tradeLabels[trade]}
            </Button>
          ))}
        </Actions>
        {load.problem ? <Notice tone="bad">{problemText(load.problem)}</Notice> : null}
        {sample.data.state === 'failed' && !load.isPending ? (
          <Notice tone="warning">The sample data could not be added. Nothing was changed; try again.</Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
