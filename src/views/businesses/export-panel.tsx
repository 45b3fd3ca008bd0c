import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { downloadExport, exportsQuery, requestExport } from '../../services/businesses.ts';
import { problemText } from '../shared/problem-text.ts';
import { QueryView } from '../shared/query-view.tsx';
import { saveAs } from '../shared/save-as.ts';
import { useRequest } from '../shared/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Notice, Skeleton } from '../ui/feedback/feedback.tsx';
import { showSize } from '../ui/files/file-rules.ts';

type Export = components['schemas']['Export'];
type ExportPanelProps = { businessId: string; timeZone: string };

/** Requests, polls and downloads the archive of a business. */
export function ExportPanel({ businessId, timeZone }: ExportPanelProps) {
  const archives = useQuery(exportsQuery(businessId));
  const request = useRequest({
    send: (options) => requestExport({ businessId }, options),
    refetch: [exportsQuery(businessId).queryKey],
  });
  const isUnderWay = archives.data?.results.some(({ status }) => status === 'PENDING') ?? false;
  return (
    <Stack>
      <Explanation>
        One ZIP with every table as a CSV file, the people who work here, and all files. It is made in the background:
        we send you a mail when it is ready, and keep it for seven days. It holds personal data, so keep it where only
        those who need it can reach it.
      </Explanation>
      {request.problem ? <Notice tone="bad">{problemText(request.problem)}</Notice> : null}
      <Actions>
        <Button onPress={() => request.send()} isBusy={request.isPending} isDisabled={isUnderWay}>
          {isUnderWay ? 'The archive is being made' : 'Make an archive'}
        </Button>
      </Actions>
      <QueryView query={archives} subject="The archives" waiting={<Skeleton height={40} />}>
        {({ results }) =>
          results.length === 0 ? null : (
            <RowList label="Archives">
              {results.map((archive) => (
                <Archive key={archive.id} archive={archive} businessId={businessId} timeZone={timeZone} />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Stack>
  );
}

function Archive({ archive, businessId, timeZone }: ExportPanelProps & { archive: Export }) {
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
