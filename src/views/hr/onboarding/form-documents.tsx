import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../../openapi/generated/lists/hr.documents.ts';
import { fileTitle } from '../../../domain/hr/file-title.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import {
  addOnboardingDocument,
  onboardingDocumentsQuery,
  removeOnboardingDocument,
} from '../../../services/hr/onboardings.ts';
import { problemText } from '../../shared/problem-text.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { useRequest } from '../../shared/use-request.ts';
import { useUploads } from '../../shared/use-uploads.ts';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Explanation, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { documentName } from '../documents/document-name.ts';
import { accept, largestChosen } from '../files/file-rules.ts';

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
  const known = useQuery(onboardingDocumentsQuery(props.token));
  return (
    <Card title="Documents" isPadded>
      <QueryView query={known} subject="Your documents" waiting={<SkeletonText lines={2} />}>
        {(documents) => <Documents {...props} known={documents} />}
      </QueryView>
    </Card>
  );
}

const rowOf = (document: Document) => ({
  ...{ id: document.id, name: labelOf(document), size: document.fileInfo.size },
  state: 'done' as const,
});
const labelOf = (document: Document) => `${documentName(document)} · ${document.fileInfo.name}`;

function Documents({ token, onWaiting, known }: DocumentsProps & { known: readonly Document[] }) {
  const [kind, setKind] = useState<Kind>('national_id');
  /** As which kind each file was chosen, also when it is sent again later. */
  const chosenAs = useRef(new WeakMap<File, Kind>());
  const [before] = useState(known);
  const uploads = useUploads<Document>({
    upload: (file, options) => {
      const as = chosenAs.current.get(file) ?? kind;
      return addOnboardingDocument(
        { token, kind: as, name: as === 'other' ? fileTitle(file.name) : '', file },
        options,
      );
    },
    start: before.map(rowOf),
    storedOf: (id) => before.find((document) => document.id === id) ?? null,
  });
  const removal = useRequest({
    send: (options, { stored }: { id: string; stored: string }) =>
      removeOnboardingDocument({ token, id: stored }, options),
    deadline: answerDeadline,
    onDone: (_, { id }) => uploads.remove(id),
  });
  const { files, waitsFor } = uploads;
  const remove = (id: string) => {
    const stored = files.find((file) => file.id === id)?.stored;
    if (stored) removal.send({ id, stored: stored.id });
    else uploads.remove(id);
  };
  useEffect(() => onWaiting(waitsFor), [waitsFor, onWaiting]);
  return (
    <Stack>
      <Explanation>
        Add your ID and what else you were asked for, such as certificates. A photograph is enough. You can leave this
        out.
      </Explanation>
      {removal.problem ? <Notice tone="bad">{problemText(removal.problem)}</Notice> : null}
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
        onChoose={(chosen) => {
          for (const file of chosen) chosenAs.current.set(file, kind);
          uploads.choose(chosen);
        }}
        onCancel={uploads.remove}
        onRetry={uploads.retry}
        onRemove={remove}
      />
    </Stack>
  );
}
