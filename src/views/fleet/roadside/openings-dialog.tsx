import { listRoadsideOpenings } from '../../../services/operations/fleet.roadside.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ListRow } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { nameOf, type Vehicle } from '../vehicle-texts.ts';

/** When the papers of a vehicle were opened under a link, and from where. */
export function OpeningsDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const openings = usePages(listRoadsideOpenings, { businessId, id: vehicle.id, page_size: 10 });
  return (
    <Dialog title={`Openings of ${nameOf(vehicle)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <PagedRows
          label="Openings"
          subject="The openings"
          pages={openings}
          empty={{ icon: 'clock', title: 'Nobody has opened a link yet' }}
        >
          {({ id, holder, file, address, opened_at }) => (
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
          )}
        </PagedRows>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
