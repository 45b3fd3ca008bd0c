import { useSelector } from '@xstate/react';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import type { Archive, BusinessExportRef } from '../../machines/businesses/business-export/machine.ts';
import { downloadExport } from '../../services/operations/businesses.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { ErrorState, Notice } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { showSize } from '../ui/files/file-rules.ts';

type ExportPanelProps = { archiving: BusinessExportRef; timeZone: string };

/** Requests, polls and downloads the archive of a business. */
export function ExportPanel({ archiving, timeZone }: ExportPanelProps) {
  const state = useSelector(archiving, (snapshot) => stateName(snapshot.value));
  const isMaking = useSelector(archiving, (snapshot) => snapshot.matches('making') || snapshot.matches('takingLong'));
  const canRequest = useSelector(archiving, (snapshot) => snapshot.can({ type: 'archive.request' }));
  const archives = useSelector(archiving, ({ context }) => context.archives);
  const businessId = useSelector(archiving, ({ context }) => context.businessId);
  const problem = useProblem(archiving);
  return (
    <div data-flow="businessExport" data-state={state}>
      <Stack>
        <Explanation>
          One ZIP with every table as a CSV file, the people who work here, and all files. It is made in the background:
          we email you when it is ready, and keep it for seven days. It holds personal data, so keep it where only those
          who need it can reach it.
        </Explanation>
        {problem && state !== 'unreadable' ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        {state === 'takingLong' ? (
          <Notice tone="info">This takes longer than usual. We will email you when it is ready.</Notice>
        ) : null}
        <Actions>
          <Button
            onPress={() => archiving.send({ type: 'archive.request' })}
            isBusy={state === 'requesting'}
            isDisabled={!canRequest && state !== 'requesting'}
          >
            {isMaking ? 'The archive is being made' : 'Make an archive'}
          </Button>
          {state === 'takingLong' ? (
            <Button onPress={() => archiving.send({ type: 'archive.check' })}>Look again</Button>
          ) : null}
        </Actions>
        {state === 'loading' ? <Skeleton height={40} /> : null}
        {state === 'unreadable' ? (
          <ErrorState
            title="The archives could not be loaded"
            onRetry={() => archiving.send({ type: 'archives.load' })}
          >
            {problem ? problemText(problem) : null}
          </ErrorState>
        ) : null}
        {archives.length > 0 ? (
          <RowList label="Archives">
            {archives.map((archive) => (
              <ArchiveRow key={archive.id} archive={archive} businessId={businessId} timeZone={timeZone} />
            ))}
          </RowList>
        ) : null}
      </Stack>
    </div>
  );
}

type ArchiveRowProps = { archive: Archive; businessId: string; timeZone: string };

function ArchiveRow({ archive, businessId, timeZone }: ArchiveRowProps) {
  const { id, status, created_at, expires_at, size } = archive;
  const download = useRequest({
    send: (options) => downloadExport({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, `steward-${created_at.slice(0, 10)}.zip`),
  });
  return (
    <ListRow
      title={formatDate(created_at, timeZone)}
      note={
        <>
          {size === null ? null : showSize(size)}
          {expires_at === null ? null : ` · kept until ${formatDate(expires_at, timeZone)}`}
          {download.problem ? ` · ${problemText(download.problem)}` : null}
        </>
      }
    >
      {status === 'PENDING' ? <Status tone="info">Being made</Status> : null}
      {status === 'FAILED' ? <Status tone="bad">Failed</Status> : null}
      {status === 'READY' ? (
        <Button onPress={() => download.send()} isBusy={download.isPending}>
          Download
        </Button>
      ) : null}
    </ListRow>
  );
}
