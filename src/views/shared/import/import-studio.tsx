import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { CsvImportRef } from '../../../machines/shared/csv-import/machine.ts';
import { csvImportSteps } from '../../../machines/shared/csv-import/steps.ts';
import type { SheetCheckingRef } from '../../../machines/shared/sheet-checking/machine.ts';
import type { SheetSendingRef } from '../../../machines/shared/sheet-sending/machine.ts';
import { sheetOf } from '../../../services/shared/import-sheets.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { type StateOf, stateName } from '../flow/flow-state.ts';
import { useStepHistory } from '../flow/step-history.ts';
import { useOwnId } from '../flow/use-own-id.ts';
import { refusalText } from '../requests/problem-text.ts';
import { useProblem } from '../requests/use-problem.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportReview } from './import-review.tsx';
import { columnsIn, type ImportedList } from './imported-list.ts';
import { RowGrid } from './row-grid.tsx';

const largestFile = 50 * 1024 * 1024;
type StudioProps = { csvImport: CsvImportRef; list: ImportedList };

/** Imports a file into a list: choosing it, its columns, seeing and mending every problem, storing, and the outcome. */
export function ImportStudio({ csvImport, list }: StudioProps) {
  useStepHistory(csvImport, csvImportSteps);
  useOwnId(useSelector(csvImport, ({ context: { stored, importId } }) => stored?.id ?? importId));
  const state = useSelector(csvImport, (snapshot) => stateName(snapshot.value));
  return (
    <div data-flow="csvImport" data-state={state}>
      <Part csvImport={csvImport} list={list} state={state} />
    </div>
  );
}

function Part({ csvImport, list, state }: StudioProps & { state: StateOf<CsvImportRef> }) {
  const stored = useSelector(csvImport, ({ context }) => context.stored);
  const summary = useSelector(csvImport, ({ context }) => context.summary);
  const file = useSelector(csvImport, ({ context }) => context.file);
  const problem = useProblem(csvImport);
  const children = useSelector(csvImport, (snapshot) => snapshot.children);
  switch (state) {
    case 'opening':
    case 'recalling':
    case 'resuming':
      return <Waiting title="Looking for the import" label="One moment" />;
    case 'choosing':
      return (
        <Stack>
          {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
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
          {summary && file ? (
            <Actions>
              <Button onPress={() => csvImport.send({ type: 'step.continue' })}>{`Go on with ${file.name}`}</Button>
              <Button look="ghost" onPress={() => csvImport.send({ type: 'file.remove' })}>
                Remove the file
              </Button>
            </Actions>
          ) : null}
        </Stack>
      );
    case 'reading':
      return <Reading csvImport={csvImport} list={list} />;
    case 'choosingColumns':
    case 'finding':
    case 'placing':
      return summary === null ? null : <ImportColumns csvImport={csvImport} summary={summary} list={list} />;
    case 'checking':
      return children.sheetChecking ? <Checking checking={children.sheetChecking} home={list.home} /> : null;
    case 'reviewing':
    case 'changing':
    case 'adding':
      return summary === null ? null : <ImportReview csvImport={csvImport} summary={summary} list={list} />;
    case 'sending':
      return children.sheetSending ? <Sending sending={children.sheetSending} /> : null;
    case 'ended':
      return stored === null ? null : list.outcome(stored);
    default:
      return stored === null ? null : <Storing csvImport={csvImport} />;
  }
}

function Waiting({ title, label, percent = null }: { title: string; label: string; percent?: number | null }) {
  return (
    <Card isPadded title={title}>
      <ProgressBar label={label} percent={percent} />
    </Card>
  );
}

/** The rows appear while the file is read. */
function Reading({ csvImport, list }: StudioProps) {
  const sheetId = useSelector(csvImport, (snapshot) => snapshot.context.sheetId);
  const sheet = sheetOf(sheetId);
  const summary = useSyncExternalStore(sheet.subscribe, sheet.summary);
  return (
    <Stack>
      <Card isPadded title="Reading your file">
        <Stack>
          <ProgressBar
            label={summary === null || summary.isRead ? 'Every row is checked' : `${summary.rows} rows so far`}
            percent={null}
          />
          <Actions>
            <Button onPress={() => csvImport.send({ type: 'reading.cancel' })}>Cancel</Button>
          </Actions>
        </Stack>
      </Card>
      {summary && !summary.isRead && summary.rows > 0 ? (
        <RowGrid
          sheetId={sheetId}
          version={summary.version}
          filter="all"
          rows={summary.rows}
          columns={columnsIn(summary)}
          list={list}
        />
      ) : null}
    </Stack>
  );
}

function Checking({ checking, home }: { checking: SheetCheckingRef; home: string }) {
  const problem = useProblem(checking);
  const isInterrupted = useSelector(checking, (snapshot) => snapshot.hasTag('failed'));
  return isInterrupted ? (
    <Interrupted
      title={`The rows could not be compared with the ${home}`}
      text={problem ? refusalText(problem) : ''}
      onRetry={() => checking.send({ type: 'checking.retry' })}
      onLeave={() => checking.send({ type: 'checking.leave' })}
    />
  ) : (
    <Waiting title={`Comparing with the ${home}`} label="Every row is checked" />
  );
}

function Sending({ sending }: { sending: SheetSendingRef }) {
  const sent = useSelector(sending, ({ context }) => context.sent);
  const rows = useSelector(sending, ({ context }) => context.rows);
  const problem = useProblem(sending);
  const isInterrupted = useSelector(sending, (snapshot) => snapshot.hasTag('failed'));
  return isInterrupted ? (
    <Interrupted
      title="The rows could not be sent"
      text={problem ? refusalText(problem) : ''}
      onRetry={() => sending.send({ type: 'sending.retry' })}
      onLeave={() => sending.send({ type: 'sending.leave' })}
    />
  ) : (
    <Waiting title="Sending the rows" label="Please keep this page open" percent={(100 * sent) / rows} />
  );
}

type InterruptedProps = { title: string; text: string; onRetry: () => void; onLeave: () => void };

function Interrupted({ title, text, onRetry, onLeave }: InterruptedProps) {
  return (
    <Card isPadded title={title}>
      <Stack>
        {text ? <Notice tone="bad">{text}</Notice> : null}
        <Actions>
          <Button look="primary" onPress={onRetry}>
            Go on
          </Button>
          <Button look="ghost" onPress={onLeave}>
            Leave
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}

function Storing({ csvImport }: { csvImport: CsvImportRef }) {
  const stored = useSelector(csvImport, ({ context }) => context.stored);
  const problem = useProblem(csvImport);
  const isCancelling = useSelector(csvImport, (snapshot) => snapshot.matches('cancelling'));
  if (stored === null) return null;
  return (
    <Card isPadded title="Storing the rows">
      <Stack>
        <ProgressBar label={`${stored.done} of ${stored.rows} rows`} percent={(100 * stored.done) / stored.rows} />
        {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
        <Notice tone="info">You can leave this page and come back. A notification tells you when it is done.</Notice>
        <Actions>
          <Button onPress={() => csvImport.send({ type: 'import.cancel' })} isBusy={isCancelling}>
            Stop the import
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
