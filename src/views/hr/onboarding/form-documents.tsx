import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../../openapi/generated/lists/hr.documents.ts';
import { fileTitle } from '../../../domain/hr/file-title.ts';
import { addOnboardingDocument } from '../../../services/hr/files.ts';
import { openOnboardingForm, removeOnboardingDocument } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { accept, largestChosen } from '../../shared/files/file-rules.ts';
import { useUploads } from '../../shared/files/use-uploads.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Explanation, Stack } from '../../ui/content/layout.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { documentName } from '../documents/document-name.ts';

type Document = components['schemas']['OnboardingDocument'];
type Kind = Document['kind'];
type DocumentsProps = {
  token: string;
  /** Why the form has to wait for the files; null when all have arrived. */
  onWaiting: (waitsFor: string | null) => void;
};

/** What the business gives to its people is none of what they bring. */
const kinds = employeeDocumentKinds.filter((kind) => kind !== 'offer_letter' && kind !== 'employment_contract');
const choices = kinds.map((value) => ({ value, label: employeeDocumentKindLabels[value] }));

/** The papers that a new employee brings: photographed with the phone, each on its own, with its progress. */
export function FormDocuments(props: DocumentsProps) {
  // What the server has, each time that it is shown.
  const known = useQuery({ ...queryOf(openOnboardingForm, { token: props.token }), gcTime: 0 });
  return (
    <Card title="Documents" isPadded>
      <QueryView query={known} subject="Your documents" waiting={<SkeletonText lines={2} />}>
        {({ documents }) => <Documents {...props} known={documents} />}
      </QueryView>
    </Card>
  );
}

const rowOf = (document: Document) => ({
  id: document.id,
  name: labelOf(document),
  size: document.fileInfo.size,
  state: 'done' as const,
});
const labelOf = (document: Document) => `${documentName(document)} · ${document.fileInfo.name}`;

function Documents({ token, onWaiting, known }: DocumentsProps & { known: readonly Document[] }) {
  const [kind, setKind] = useState<Kind>('national_id');
  const [before] = useState(known);
  const { files, waitsFor, choose, retry, remove } = useUploads<Document>({
    upload: (file, options) =>
      addOnboardingDocument({ token, kind, name: kind === 'other' ? fileTitle(file.name) : '', file }, options),
    remove: ({ id }, options) => removeOnboardingDocument({ token, id }, options),
    start: before.map(rowOf),
    storedOf: (id) => before.find((document) => document.id === id) ?? null,
  });
  useEffect(() => onWaiting(waitsFor), [waitsFor, onWaiting]);
  return (
    <Stack>
      <Explanation>
        Add your ID and what else you were asked for, such as certificates. A photograph is enough. You can leave this
        out.
      </Explanation>
      <Select
        label="Which document"
        name="kind"
        choices={choices}
        value={kind}
        onChange={(chosen) => setKind(chosen ?? 'national_id')}
      />
      <FileDrop
        label="File or photograph"
        accept={accept}
        maxSize={largestChosen}
        isOptional
        files={files.map((file) => (file.stored ? { ...file, name: labelOf(file.stored) } : file))}
        onChoose={choose}
        onCancel={remove}
        onRetry={retry}
        onRemove={remove}
      />
    </Stack>
  );
}
