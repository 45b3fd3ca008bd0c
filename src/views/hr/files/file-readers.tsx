import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listCompanyFileReaders, remindOfCompanyFile } from '../../../services/operations/hr.files.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { nameOf } from '../../shared/people/people.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Explanation, Stack } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { DialogBody } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';

type CompanyFile = components['schemas']['CompanyFile'];
type FileReadersProps = { file: CompanyFile; onClose: () => void };

/** Whom a file is shared with; of one that asks for it, who has acknowledged it and who has not. */
export function FileReaders({ file, onClose }: FileReadersProps) {
  const [part, setPart] = useState('missing');
  const { requires_acknowledgement: isAsked, reader_count: asked, acknowledged_count: given } = file;
  return (
    <Drawer title={isAsked ? `Who has read ${file.name}` : `Who may read ${file.name}`} isOpen onClose={onClose}>
      <DialogBody>
        {isAsked ? (
          <Stack>
            <Reminder file={file} />
            <Tabs
              label="Acknowledged"
              tabs={[
                {
                  id: 'missing',
                  label: 'Not yet',
                  count: asked - given,
                  children: <Readers file={file} acknowledged={false} />,
                },
                { id: 'given', label: 'Acknowledged', count: given, children: <Readers file={file} acknowledged /> },
              ]}
              value={part}
              onChange={setPart}
            />
          </Stack>
        ) : (
          <Readers file={file} />
        )}
      </DialogBody>
    </Drawer>
  );
}

function Reminder({ file: { id, reminded_on, reader_count, acknowledged_count } }: { file: CompanyFile }) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: (options) => remindOfCompanyFile({ businessId, id }, options),
    onDone: () => notify('good', 'They are reminded by email'),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  if (acknowledged_count >= reader_count) return null;
  const isDone = reminded_on === todayIn(timeZone);
  return (
    <div>
      <Button onPress={() => request.send()} isBusy={request.isPending} isDisabled={isDone}>
        Remind those who have not
      </Button>
      {isDone ? <Explanation>They were reminded today. You can remind them again tomorrow.</Explanation> : null}
    </div>
  );
}

const pageSize = 20;

function Readers({ file, acknowledged }: { file: CompanyFile; acknowledged?: boolean }) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const narrowed = acknowledged === undefined ? {} : { acknowledged };
  const asked = { page: page + 1, page_size: pageSize, ...narrowed };
  const readers = useQuery(queryOf(listCompanyFileReaders, { businessId, id: file.id, ...asked }));
  return (
    <QueryView query={readers} subject="The readers" waiting={<SkeletonList rows={4} />}>
      {({ results, count }) =>
        count === 0 ? (
          <EmptyState icon="people" title={acknowledged === false ? 'Everybody has acknowledged it' : 'Nobody yet'} />
        ) : (
          <>
            <RowList label="Readers">
              {results.map(({ employee, acknowledged_at, is_member }) => (
                <ListRow
                  key={employee.id}
                  media={<Avatar name={nameOf(employee)} picture={employee.photo} />}
                  title={nameOf(employee)}
                  note={
                    acknowledged_at ? (
                      <TimeLabel at={new Date(acknowledged_at)} timeZone={timeZone} />
                    ) : (
                      [employee.job_title, employee.department_name].filter(Boolean).join(' · ')
                    )
                  }
                >
                  {is_member ? null : <Status tone="neutral">No account</Status>}
                </ListRow>
              ))}
            </RowList>
            <Pagination
              label="Readers"
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={setPage}
              isFetching={readers.isFetching}
            />
          </>
        )
      }
    </QueryView>
  );
}
