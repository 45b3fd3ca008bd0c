import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import {
  deleteEmployeeDocument,
  downloadEmployeeDocument,
  listEmployeeDocuments,
} from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { DocumentState, documentNote } from '../documents/document-facts.tsx';
import { documentName } from '../documents/document-name.ts';

type EmployeeDocument = components['schemas']['EmployeeDocument'];
type Act = { id: string; document: EmployeeDocument | null };

const DocumentForm = lazy(async () => ({ default: (await import('../documents/document-form.tsx')).DocumentForm }));
const Versions = lazy(async () => ({ default: (await import('../documents/document-versions.tsx')).DocumentVersions }));

/** The documents in the record of an employee: what expires first comes first. */
export function DocumentsPanel({
  employee: { id: employeeId, first_name },
}: {
  employee: { id: string; first_name: string };
}) {
  const { id: businessId } = useBusiness();
  const [act, setAct] = useState<Act | null>(null);
  const documents = useQuery(queryOf(listEmployeeDocuments, { businessId, id: employeeId, page_size: 100 }));
  const done = () => setAct(null);
  const download = useRequest({
    send: (options, { id }: EmployeeDocument) => downloadEmployeeDocument({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return (
    <Card
      title="Documents"
      action={
        <Button onPress={() => setAct({ id: 'add', document: null })} aria-haspopup="dialog">
          Add document
        </Button>
      }
    >
      <QueryView query={documents} subject="The documents" waiting={<SkeletonList rows={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="document" title="No documents yet">
              Add what {first_name} has handed in, or ask for it under Document requests.
            </EmptyState>
          ) : (
            <RowList label="Documents">
              {results.map((document) => (
                <ListRow key={document.id} title={documentName(document)} note={documentNote(document)}>
                  <DocumentState document={document} />
                  <RowMenu
                    name={documentName(document)}
                    entries={[
                      { id: 'download', label: 'Download' },
                      { id: 'renew', label: 'Renew' },
                      ...(document.version > 1 ? [{ id: 'versions', label: 'Earlier versions' }] : []),
                      { id: 'delete', label: 'Delete', isDestructive: true },
                    ]}
                    onAct={(id) => (id === 'download' ? download.send(document) : setAct({ id, document }))}
                  />
                </ListRow>
              ))}
            </RowList>
          )
        }
      </QueryView>
      <Suspense fallback={null}>
        {act?.id === 'add' || act?.id === 'renew' ? (
          <DocumentForm employeeId={employeeId} renews={act.document} onClose={done} />
        ) : null}
        {act?.id === 'versions' && act.document ? <Versions document={act.document} onClose={done} /> : null}
      </Suspense>
      {act?.id === 'delete' && act.document ? <DeleteDocument document={act.document} onClose={done} /> : null}
    </Card>
  );
}

function DeleteDocument({ document, onClose }: { document: EmployeeDocument; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const name = documentName(document);
  const request = useRequest({
    send: (options) => deleteEmployeeDocument({ businessId, id: document.id }, options),
    onDone: () => {
      notify('good', `${name} deleted`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
    >
      Its file is deleted with it.
      {document.version > 1 ? ' The document that it renewed is the current one again.' : null}
    </ConfirmDialog>
  );
}
