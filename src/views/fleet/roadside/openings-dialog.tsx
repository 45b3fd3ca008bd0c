import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRoadsideOpenings } from '../../../services/operations/fleet.roadside.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { nameOf, type Vehicle } from '../vehicle-texts.ts';

const pageSize = 10;

/** When the papers of a vehicle were opened under a link, and from where. */
export function OpeningsDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const [page, setPage] = useState(0);
  const openings = useQuery(
    queryOf(listRoadsideOpenings, { businessId, id: vehicle.id, page: page + 1, page_size: 10 }),
  );
  return (
    <Dialog title={`Openings of ${nameOf(vehicle)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={openings} subject="The openings" waiting={<SkeletonList rows={3} />}>
          {({ results, count }) =>
            count === 0 ? (
              <EmptyState icon="clock" title="Nobody has opened a link yet" />
            ) : (
              <>
                <RowList label="Openings">
                  {results.map(({ id, holder, file, address, opened_at }) => (
                    <ListRow
                      key={id}
                      title={file === '' ? 'The papers' : file}
                      note={
                        <>
                          <TimeLabel at={new Date(opened_at)} timeZone={timeZone} />
                          {[holder, address].map((each) => (each ? ` · ${each}` : ''))}
                        </>
                      }
                    />
                  ))}
                </RowList>
                <Pagination
                  label="Openings"
                  page={page}
                  pageSize={pageSize}
                  count={count}
                  onPage={setPage}
                  isFetching={openings.isFetching}
                />
              </>
            )
          }
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
