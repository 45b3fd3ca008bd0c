import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { listMyDocumentRequests, sendMyDocument } from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DatesFields, datesIn } from '../documents/dates-fields.tsx';
import { documentName } from '../documents/document-name.ts';
import { OneFileField } from '../files/one-file-field.tsx';
import { useOneFile } from '../files/use-one-file.ts';

type Request = components['schemas']['MyDocumentRequest'];

/** The documents that the person was asked for; nothing where there are none. */
export function MyRequests() {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listMyDocumentRequests, { businessId, page_size: 100 }));
  const [sent, setSent] = useState<Request | null>(null);
  if (!data || data.count === 0) return null;
  return (
    <Card title="Documents to send">
      <RowList label="Documents to send">
        {data.results.map((request) => (
          <RequestRow key={request.id} request={request} onSend={() => setSent(request)} />
        ))}
      </RowList>
      {sent ? <SendForm request={sent} onClose={() => setSent(null)} /> : null}
    </Card>
  );
}

function RequestRow({ request, onSend }: { request: Request; onSend: () => void }) {
  const { due_date, note, returned_note, state } = request;
  const name = documentName(request);
  const isSent = state === 'sent';
  return (
    <ListRow
      title={name}
      note={
        state === 'returned'
          ? `Sent back: ${returned_note}`
          : [...(due_date === null ? [] : [`By ${showDate(due_date)}`]), note].filter(Boolean).join(' · ')
      }
    >
      {isSent ? <Status tone="info">Being checked</Status> : null}
      {state === 'returned' ? <Status tone="bad">Send it again</Status> : null}
      <Button
        look={isSent ? 'secondary' : 'primary'}
        onPress={onSend}
        aria-label={`${isSent ? 'Replace' : 'Send'} ${name}`}
        aria-haspopup="dialog"
      >
        {isSent ? 'Replace' : 'Send'}
      </Button>
    </ListRow>
  );
}

function SendForm({ request: asked, onClose }: { request: Request; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const file = useOneFile();
  const request = useRequest({
    send: async (options, about: ReturnType<typeof datesIn>) => {
      const upload = await file.arrive(options.signal);
      return sendMyDocument({ businessId, id: asked.id, upload, ...about }, options);
    },
    deadline: uploadDeadline,
    onDone: () => {
      notify('good', `${documentName(asked)} sent`);
      onClose();
    },
    onFailed: ({ fields }) => {
      if (fields.upload) file.forget();
    },
  });
  return (
    <FormDialog
      title={`Send ${documentName(asked)}`}
      label="Document"
      isOpen
      onClose={onClose}
      request={request}
      submit="Send"
      onSubmit={(values) => request.send(datesIn(values))}
      lead={
        asked.state === 'returned' ? (
          <Notice tone="warning">{asked.returned_note}</Notice>
        ) : asked.note ? (
          <p>{asked.note}</p>
        ) : null
      }
    >
      <OneFileField label="File or photograph" file={file} isDisabled={request.isPending} errors={request.errors} />
      <DatesFields />
    </FormDialog>
  );
}
