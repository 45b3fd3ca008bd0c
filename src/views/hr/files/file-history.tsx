import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { companyFileHistoryQuery } from '../../../services/hr/files.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { DialogBody } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';

const pageSize = 20;

type FileHistoryProps = { file: components['schemas']['CompanyFile']; onClose: () => void };

/** Who added, shared, opened and acknowledged a file, the newest first. */
export function FileHistory({ file, onClose }: FileHistoryProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(companyFileHistoryQuery(businessId, file.id, page + 1));
  return (
    <Drawer title={`History of ${file.name}`} isOpen onClose={onClose}>
      <DialogBody>
        <QueryView query={history} subject="The history" waiting={<SkeletonList rows={4} />}>
          {({ results, count }) => (
            <>
              <RowList label="History">
                {results.map(({ id, text, actor, created_at }) => (
                  <ListRow
                    key={id}
                    title={text}
                    note={
                      <>
                        {actor ? `${actor} · ` : null}
                        <TimeLabel at={new Date(created_at)} timeZone={timeZone} />
                      </>
                    }
                  />
                ))}
              </RowList>
              {count > pageSize ? (
                <Pagination
                  label="History"
                  page={page}
                  pageSize={pageSize}
                  count={count}
                  onPage={setPage}
                  isFetching={history.isFetching}
                />
              ) : null}
            </>
          )}
        </QueryView>
      </DialogBody>
    </Drawer>
  );
}
