import type { components } from '../../../openapi/generated/contract.ts';
import { listWorkPeriods } from '../../services/operations/calendar.patterns.ts';
import { useBusiness } from '../shared/business/business.ts';
import { PagedRows, usePages } from '../shared/lists/paged-rows.tsx';
import { Button } from '../ui/actions/button.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow } from '../ui/content/row-list.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

type Schemas = components['schemas'];
type PatternHistoryProps = { pattern: Schemas['WorkPattern']; onClose: () => void };

/** Who works by a pattern, and since when. */
export function PatternHistory({ pattern, onClose }: PatternHistoryProps) {
  const { id: businessId } = useBusiness();
  const pages = usePages(listWorkPeriods, { businessId, pattern: pattern.id });
  return (
    <Dialog title={`Who works by ${pattern.name}`} isOpen onClose={onClose}>
      <DialogBody>
        <PagedRows
          label="Who works by it"
          subject="Who works by it"
          pages={pages}
          empty={{ icon: 'people', title: 'Nobody was assigned it yet' }}
        >
          {({ id, employee, department, first_day }) => (
            <ListRow
              key={id}
              title={employee ?? department ?? 'Everybody'}
              note={`From ${showDate(first_day)}, until another pattern is assigned`}
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
