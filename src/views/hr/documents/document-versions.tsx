import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listEmployeeDocumentVersions } from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/dialog.tsx';
import { DocumentState, documentNote } from './document-facts.tsx';
import { documentName } from './document-name.ts';

type DocumentVersionsProps = { document: components['schemas']['EmployeeDocument']; onClose: () => void };

/** A document and those that it renewed, the newest first. */
export function DocumentVersions({ document, onClose }: DocumentVersionsProps) {
  const { id: businessId } = useBusiness();
  const versions = useQuery(queryOf(listEmployeeDocumentVersions, { businessId, id: document.id, page_size: 100 }));
  return (
    <Dialog title={`Versions of ${documentName(document)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={versions} subject="The versions" waiting={<SkeletonList rows={2} />}>
          {({ results }) => (
            <RowList label="Versions">
              {results.map((each) => (
                <ListRow key={each.id} title={`Version ${each.version}`} note={documentNote(each)}>
                  <DocumentState document={each} />
                </ListRow>
              ))}
            </RowList>
          )}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}
