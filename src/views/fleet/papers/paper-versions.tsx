import { useQuery } from '@tanstack/react-query';
import { listVehiclePaperVersions } from '../../../services/operations/fleet.papers.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { type Paper, paperName } from './paper-columns.tsx';

type PaperVersionsProps = { vehicle: string; paper: Paper; onClose: () => void };

/** A paper with those that it renewed, each with its files. */
export function PaperVersions({ vehicle, paper, onClose }: PaperVersionsProps) {
  const { id: businessId } = useBusiness();
  const versions = useQuery(
    queryOf(listVehiclePaperVersions, { businessId, id: vehicle, documentId: paper.id, page_size: 100 }),
  );
  return (
    <Dialog title={`Versions of ${paper.type_display}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={versions} subject="The versions" waiting={<SkeletonList rows={2} />}>
          {({ results }) => (
            <RowList label="Versions">
              {results.map((each) => (
                <ListRow key={each.id} title={paperName(each)} note={periodText(each)}>
                  <FileButtons files={each.attachments} />
                </ListRow>
              ))}
            </RowList>
          )}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}

const periodText = ({ issue_date, due_date }: Paper): string => {
  const from = issue_date === null ? '' : `Issued ${showDate(issue_date)}`;
  const until = due_date === null ? 'no expiry date' : `until ${showDate(due_date)}`;
  return [from, until].filter(Boolean).join(', ');
};
