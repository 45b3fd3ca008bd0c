import { useSelector } from '@xstate/react';
import type { StockTakeRef } from '../../../machines/assets/stock-take/machine.ts';
import { stockTakeSteps } from '../../../machines/assets/stock-take/steps.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { useOwnId } from '../../shared/flow/use-own-id.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { StockTakeCount } from './stock-take-count.tsx';
import { StockTakeReport } from './stock-take-report.tsx';
import { StockTakeReview } from './stock-take-review.tsx';
import { StockTakeStart } from './stock-take-start.tsx';

/** Counts what is at a location: choosing it, counting, closing, and the report. */
export function StockTakePage({ stockTake }: { stockTake: StockTakeRef }) {
  useStepHistory(stockTake, stockTakeSteps);
  const state = useSelector(stockTake, (snapshot) => stateName(snapshot.value));
  const shown = useSelector(stockTake, (snapshot) => snapshot.context.stockTake);
  useOwnId(shown?.id ?? null);
  return (
    <Page>
      <Breadcrumb
        parents={[{ label: 'Stock-takes', href: assetsPaths.stockTakes() }]}
        here={shown?.location.name ?? 'New stock-take'}
      />
      <PageHeader title={shown === null ? 'Start a stock-take' : `Stock-take of ${shown.location.name}`}>
        {shown?.notes || null}
      </PageHeader>
      <div data-flow="stockTake" data-state={state}>
        <Part stockTake={stockTake} state={state} />
      </div>
    </Page>
  );
}

function Part({
  stockTake,
  state,
}: {
  stockTake: StockTakeRef;
  state: ReturnType<StockTakeRef['getSnapshot']>['value'];
}) {
  const problem = useProblem(stockTake);
  switch (state) {
    case 'opening':
    case 'reading':
      return (
        <CardSkeleton>
          <SkeletonText lines={4} />
        </CardSkeleton>
      );
    case 'unread':
      return (
        <ErrorState title="The stock-take could not be loaded" onRetry={() => stockTake.send({ type: 'stock.retry' })}>
          {problem ? problemText(problem) : null}
        </ErrorState>
      );
    case 'choosing':
    case 'starting':
      return <StockTakeStart stockTake={stockTake} />;
    case 'reviewing':
    case 'closing':
      return <StockTakeReview stockTake={stockTake} />;
    case 'closed':
      return <StockTakeReport stockTake={stockTake} />;
    default:
      return <StockTakeCount stockTake={stockTake} />;
  }
}
