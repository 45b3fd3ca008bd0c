import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import type { Onboarding } from '../../../machines/hr/employee-onboarding/machine.ts';
import { downloadOnboardingDocument } from '../../../services/operations/hr.onboarding.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { documentName } from '../documents/document-name.ts';

type Document = Onboarding['documents'][number];

/** What the employee added; the approval makes it documents of theirs. */
export function ReviewDocuments({ found }: { found: Onboarding }) {
  return (
    <Card title="Documents" isPadded={found.documents.length === 0}>
      {found.documents.length === 0 ? (
        <Note>None were added.</Note>
      ) : (
        <RowList label="Documents">
          {found.documents.map((document) => (
            <DocumentRow key={document.id} onboarding={found.id} document={document} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function DocumentRow({ onboarding, document }: { onboarding: string; document: Document }) {
  const { id: businessId, may } = useBusiness();
  const { id, fileInfo } = document;
  const name = documentName(document);
  const download = useRequest({
    send: (options) => downloadOnboardingDocument({ businessId, id: onboarding, document: id }, options),
    deadline: downloadDeadline,
    onDone: (file) => saveAs(file, fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return (
    <ListRow title={name} note={`${fileInfo.name} · ${showSize(fileInfo.size)}`}>
      {may('edit_people') ? (
        <Button onPress={() => download.send()} isBusy={download.isPending} aria-label={`Download ${name}`}>
          Download
        </Button>
      ) : null}
    </ListRow>
  );
}
