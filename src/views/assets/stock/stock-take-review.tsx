import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { StockTakeRef } from '../../../machines/assets/stock-take/machine.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Explanation, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { StockTakeFigures } from './stock-take-figures.tsx';

/** What closing does, with what was found out. */
export function StockTakeReview({ stockTake }: { stockTake: StockTakeRef }) {
  const shown = useSelector(stockTake, ({ context }) => context.stockTake);
  const closing = useSelector(stockTake, ({ context }) => context.closing);
  const problem = useProblem(stockTake);
  const isBusy = useSelector(stockTake, (snapshot) => snapshot.hasTag('busy'));
  const [markMissing, setMarkMissing] = useState(closing.markMissing);
  const [moveUnexpected, setMoveUnexpected] = useState(closing.moveUnexpected);
  if (shown === null) return null;
  return (
    <Stack>
      <StockTakeFigures stockTake={shown} />
      <Card title="Close the stock-take" isPadded>
        <Stack>
          <Explanation>
            A closed stock-take cannot be changed. Its report stays, and what it found out is written to the history of
            each asset.
          </Explanation>
          <CheckBox
            label={`Mark what was not found as Missing (${shown.missing})`}
            isSelected={markMissing && shown.missing > 0}
            isDisabled={shown.missing === 0}
            onChange={setMarkMissing}
          />
          <CheckBox
            label={`Move what belongs elsewhere to ${shown.location.name} (${shown.unexpected})`}
            isSelected={moveUnexpected && shown.unexpected > 0}
            isDisabled={shown.unexpected === 0}
            onChange={setMoveUnexpected}
          />
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <Actions>
            <Button
              look="primary"
              isBusy={isBusy}
              onPress={() => stockTake.send({ type: 'stock.close', markMissing, moveUnexpected })}
            >
              Close the stock-take
            </Button>
            <Button onPress={() => stockTake.send({ type: 'step.back' })} isDisabled={isBusy}>
              Back
            </Button>
          </Actions>
        </Stack>
      </Card>
    </Stack>
  );
}
