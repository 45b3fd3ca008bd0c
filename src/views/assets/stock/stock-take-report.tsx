import { useSelector } from '@xstate/react';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import type { StockTakeRef } from '../../../machines/assets/stock-take/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { exportStockTake } from '../../../services/operations/assets.stock.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { StockTakeFigures } from './stock-take-figures.tsx';
import { StockTakeItems } from './stock-take-items.tsx';

/** A closed stock-take. */
export function StockTakeReport({ stockTake }: { stockTake: StockTakeRef }) {
  const { id: businessId, timeZone } = useBusiness();
  const shown = useSelector(stockTake, (snapshot) => snapshot.context.stockTake);
  const download = useRequest({
    send: (options, id: string) => exportStockTake({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (blob, id) => saveAs(blob, `stock-take-${id.slice(-12)}.csv`),
  });
  if (shown === null) return null;
  return (
    <Stack>
      <Explanation>
        Started on {formatDate(shown.started_at, timeZone)} by {shown.started_by}, closed on{' '}
        {formatDate(shown.closed_at ?? shown.started_at, timeZone)}.
      </Explanation>
      <StockTakeFigures stockTake={shown} />
      {download.problem ? <Notice tone="bad">{problemText(download.problem)}</Notice> : null}
      <Actions>
        <Button onPress={() => download.send(shown.id)} isBusy={download.isPending}>
          Download as CSV
        </Button>
        <LinkButton href={assetsPaths.stockTakes()}>All stock-takes</LinkButton>
      </Actions>
      <StockTakeItems stockTake={shown} onTick={null} />
    </Stack>
  );
}
