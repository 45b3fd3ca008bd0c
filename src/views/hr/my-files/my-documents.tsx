import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadMyDocument, listMyDocuments } from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DocumentState, documentNote } from '../documents/document-facts.tsx';
import { documentName } from '../documents/document-name.ts';

type EmployeeDocument = components['schemas']['EmployeeDocument'];

/** The documents in the person's own record. */
export function MyDocuments() {
  const { id: businessId } = useBusiness();
  const documents = useQuery(queryOf(listMyDocuments, { businessId, page_size: 100 }));
  return (
    <Card title="My documents">
      <QueryView query={documents} subject="Your documents" waiting={<SkeletonList rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="document" title="Your record has no documents yet" />
          ) : (
            <RowList label="My documents">
              {results.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}

function DocumentRow({ document }: { document: EmployeeDocument }) {
  const { id: businessId } = useBusiness();
  const name = documentName(document);
  const download = useRequest({
    send: (options) => downloadMyDocument({ businessId, id: document.id }, options),
    deadline: downloadDeadline,
    onDone: (file) => saveAs(file, document.fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return (
    <ListRow title={name} note={documentNote(document)}>
      <DocumentState document={document} />
      <Button onPress={() => download.send()} isBusy={download.isPending} aria-label={`Download ${name}`}>
        Download
      </Button>
    </ListRow>
  );
}
