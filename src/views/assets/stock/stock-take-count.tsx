import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { countStockTakeItemLimits } from '../../../../openapi/generated/limits/assets.stock.ts';
import { stockTakeStateLabels } from '../../../../openapi/generated/lists/assets.stock.ts';
import type { StockTakeItem, StockTakeRef } from '../../../machines/assets/stock-take/machine.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { StockTakeFigures } from './stock-take-figures.tsx';
import { StockTakeItems } from './stock-take-items.tsx';

const ScanDialog = lazy(async () => ({ default: (await import('../scan/scan-dialog.tsx')).ScanDialog }));

/** Counting: a field for a scanner or for typing, the totals, and everything that is expected to tick. */
export function StockTakeCount({ stockTake }: { stockTake: StockTakeRef }) {
  const shown = useSelector(stockTake, ({ context }) => context.stockTake);
  const last = useSelector(stockTake, ({ context }) => context.last);
  const problem = useProblem(stockTake);
  const isBusy = useSelector(stockTake, (snapshot) => snapshot.hasTag('busy'));
  const isDiscarding = useSelector(stockTake, (snapshot) => snapshot.matches('discarding'));
  const [label, setLabel] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const tick = useCallback(
    ({ asset, found_at }: StockTakeItem) =>
      stockTake.send({ type: 'stock.count', count: { asset, found: found_at === null } }),
    [stockTake],
  );
  const { errors, mend } = useRefusals(problem);
  if (shown === null) return null;
  return (
    <Stack>
      <StockTakeFigures stockTake={shown} />
      <Card title="Scan or type" isPadded>
        <Form
          aria-label="Count an asset"
          errors={errors}
          onSubmit={(values) => {
            stockTake.send({ type: 'stock.count', count: { label: textOf(values, 'label'), found: true } });
            // The next scan types into an empty field.
            setLabel('');
          }}
        >
          <TextField
            label="Asset ID, serial number or plate"
            name="label"
            hint="A scanner that types works here: it ends each code with Enter."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            {...countStockTakeItemLimits.label}
            value={label}
            onChange={(typed) => {
              setLabel(typed);
              mend('label');
            }}
          />
          <div role="status" className={last === null ? visuallyHidden : ''}>
            {last === null ? null : <Said item={last} />}
          </div>
          {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <Actions>
            <Button type="submit" isBusy={isBusy}>
              Count it
            </Button>
            <Button onPress={() => setScanning(true)} isDisabled={isBusy} aria-haspopup="dialog">
              Use the camera
            </Button>
            <Button look="primary" onPress={() => stockTake.send({ type: 'stock.review' })} isDisabled={isBusy}>
              Review and close
            </Button>
            <Button look="ghost" onPress={() => setAsking(true)} isDisabled={isBusy}>
              Discard
            </Button>
          </Actions>
        </Form>
      </Card>
      <StockTakeItems stockTake={shown} onTick={tick} />
      <Suspense fallback={null}>
        {isScanning ? (
          <ScanDialog
            onCode={(code) => {
              setScanning(false);
              stockTake.send({ type: 'stock.count', count: { label: code, found: true } });
            }}
            onClose={() => setScanning(false)}
            problem={null}
            isBusy={false}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        title="Discard this stock-take?"
        isOpen={isAsking || isDiscarding}
        isBusy={isDiscarding}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          stockTake.send({ type: 'stock.discard' });
        }}
        yes="Discard"
        no="Keep it"
      >
        What was counted is lost. The assets stay as they are.
      </ConfirmDialog>
    </Stack>
  );
}

function Said({ item: { number, name, state } }: { item: StockTakeItem }) {
  if (state === null) return <Notice tone="info">{`${number} ${name} is not in this stock-take any more.`}</Notice>;
  const text = `${number} ${name}: ${stockTakeStateLabels[state].toLowerCase()}`;
  return (
    <Notice tone={state === 'found' ? 'good' : 'warning'}>
      {state === 'unexpected' ? `${text}, it belongs elsewhere.` : `${text}.`}
    </Notice>
  );
}
