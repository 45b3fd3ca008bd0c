import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { startStockTakeLimits } from '../../../../openapi/generated/limits/assets.stock.ts';
import type { StockTakeRef } from '../../../machines/assets/stock-take/machine.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Explanation } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';

/** Chooses where to count. */
export function StockTakeStart({ stockTake }: { stockTake: StockTakeRef }) {
  const { id: businessId } = useBusiness();
  const regions = useQuery(queryOf(listAllRegions, { businessId }));
  const problem = useProblem(stockTake);
  const isBusy = useSelector(stockTake, (snapshot) => snapshot.hasTag('busy'));
  const { errors, mend } = useRefusals(problem);
  return (
    <Card title="Where do you count?" isPadded>
      <Form
        aria-label="Start a stock-take"
        errors={errors}
        onSubmit={(values) =>
          stockTake.send({
            type: 'stock.start',
            location: textOf(values, 'location'),
            notes: textOf(values, 'notes').trim(),
          })
        }
      >
        <Explanation>
          What the register has at this location now is expected there. What is in repair, missing, sold or gone is not.
        </Explanation>
        <ComboBox
          label="Location"
          name="location"
          isRequired
          onChange={() => mend('location')}
          choices={(regions.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label="Notes"
          name="notes"
          isOptional
          {...startStockTakeLimits.notes}
          autoComplete="off"
          onChange={() => mend('notes')}
        />
        {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        {regions.isError ? <Notice tone="bad">Your locations could not be loaded. Reload the page.</Notice> : null}
        <Actions>
          <Button type="submit" look="primary" isBusy={isBusy}>
            Start counting
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
