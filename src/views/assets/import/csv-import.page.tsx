import { useSelector } from '@xstate/react';
import type { CsvImportRef } from '../../../machines/assets/csv-import/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { type StateOf, stateName } from '../../shared/flow-state.ts';
import { problemText } from '../../shared/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportReview } from './import-review.tsx';

const largestFile = 50 * 1024 * 1024;

/** Imports a file of assets: choosing it, seeing every problem, storing, and the outcome. */
export function CsvImportPage({ csvImport }: { csvImport: CsvImportRef }) {
  const state = useSelector(csvImport, (snapshot) => stateName(snapshot.value));
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here="Import" />
      <PageHeader title="Import assets">Nothing is stored before you have seen every row.</PageHeader>
      <div data-flow="csvImport" data-state={state}>
        <Part csvImport={csvImport} state={state} />
      </div>
    </Page>
  );
}

function Part({ csvImport, state }: { csvImport: CsvImportRef; state: StateOf<CsvImportRef> }) {
  const { problem, stored, checked } = useSelector(csvImport, (snapshot) => snapshot.context);
  switch (state) {
    case 'choosing':
      return (
        <Stack>
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <FileDrop
            label="Your spreadsheet"
            accept={['.csv', '.txt', '.tsv', '.xlsx']}
            maxSize={largestFile}
            allowsMultiple={false}
            files={[]}
            onChoose={([file]) => file && csvImport.send({ type: 'file.choose', file })}
            onCancel={() => undefined}
            onRetry={() => undefined}
            onRemove={() => undefined}
          />
        </Stack>
      );
    case 'reading':
    case 'sending':
      return (
        <Card isPadded title={state === 'reading' ? 'Reading your file' : 'Sending the rows'}>
          <ProgressBar
            label={state === 'reading' ? 'Every row is checked' : 'Please keep this page open'}
            percent={null}
          />
        </Card>
      );
    case 'reviewing':
      return checked === null ? null : <ImportReview csvImport={csvImport} checked={checked} />;
    case 'ended':
      return stored === null ? null : <ImportOutcome stored={stored} />;
    default:
      return stored === null ? null : (
        <Card isPadded title="Storing the rows">
          <Stack>
            <ProgressBar label={`${stored.done} of ${stored.rows} rows`} percent={(100 * stored.done) / stored.rows} />
            {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
            <Notice tone="info">You can leave this page. A notification tells you when it is done.</Notice>
            <Actions>
              <Button onPress={() => csvImport.send({ type: 'import.cancel' })} isBusy={state === 'cancelling'}>
                Stop the import
              </Button>
            </Actions>
          </Stack>
        </Card>
      );
  }
}
