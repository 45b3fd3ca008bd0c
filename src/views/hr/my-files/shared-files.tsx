import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { acknowledgeMyFile, downloadMyFile, listMyFiles } from '../../../services/operations/hr.files.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';

type SharedFile = components['schemas']['SharedFile'];
const pageSize = 20;

/** The company files that are shared with the person; what waits for their acknowledgement comes first. */
export function SharedFiles() {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const [acknowledged, setAcknowledged] = useState<SharedFile | null>(null);
  const files = useQuery(queryOf(listMyFiles, { businessId, page: page + 1, page_size: pageSize, search }));
  const find = (text: string) => {
    setSearch(text);
    setPage(0);
  };
  return (
    <Card title="Company files">
      <QueryView query={files} subject="The company files" waiting={<SkeletonList rows={3} />}>
        {({ results, count }) => (
          <>
            {count > pageSize || search !== '' ? (
              <SearchField label="Search company files" value={search} onSearch={find} debounce={1000} />
            ) : null}
            {count === 0 ? (
              <EmptyState
                icon="document"
                title={search === '' ? 'Nothing is shared with you yet' : 'No file matches'}
              />
            ) : (
              <RowList label="Company files">
                {results.map((file) => (
                  <FileRow
                    key={file.id}
                    file={file}
                    onOpened={() => void files.refetch()}
                    onAcknowledge={() => setAcknowledged(file)}
                  />
                ))}
              </RowList>
            )}
            <Pagination
              label="Company files"
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={setPage}
              isFetching={files.isFetching}
            />
          </>
        )}
      </QueryView>
      {acknowledged ? <Acknowledging file={acknowledged} onClose={() => setAcknowledged(null)} /> : null}
    </Card>
  );
}

type FileRowProps = { file: SharedFile; onOpened: () => void; onAcknowledge: () => void };

/** Who has not opened a file cannot say that they have read it. */
function FileRow({ file, onOpened, onAcknowledge }: FileRowProps) {
  const { id: businessId } = useBusiness();
  const { id, name, description, fileInfo, version, acknowledged_at: at, opened_at: opened } = file;
  const isAsked = file.requires_acknowledgement && at === null;
  const download = useRequest({
    send: (options) => downloadMyFile({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (blob) => {
      saveAs(blob, fileInfo.name);
      if (opened === null) onOpened();
    },
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const facts = [showSize(fileInfo.size), ...(version > 1 ? [`version ${version}`] : [])];
  if (isAsked && opened === null) facts.push('Download it, then acknowledge that you have read it');
  return (
    <ListRow title={name} note={[...(description === '' ? [] : [description]), ...facts].join(' · ')}>
      {at ? <Status tone="good">{`Acknowledged ${showDate(at.slice(0, 10))}`}</Status> : null}
      <Button
        look={isAsked && opened === null ? 'primary' : 'secondary'}
        onPress={() => download.send()}
        isBusy={download.isPending}
        aria-label={`Download ${name}`}
      >
        Download
      </Button>
      {isAsked && opened !== null ? (
        <Button look="primary" onPress={onAcknowledge} aria-label={`Acknowledge ${name}`} aria-haspopup="dialog">
          Acknowledge
        </Button>
      ) : null}
    </ListRow>
  );
}

function Acknowledging({ file: { id, name, version }, onClose }: { file: SharedFile; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => acknowledgeMyFile({ businessId, id, version }, options),
    onDone: () => {
      notify('good', `${name} acknowledged`);
      onClose();
    },
  });
  return <AcknowledgeDialog name={name} request={request} onClose={onClose} />;
}
