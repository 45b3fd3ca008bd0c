import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { createDocumentRequestLimits } from '../../../../openapi/generated/limits/hr.documents.ts';
import { createDocumentRequest } from '../../../services/operations/hr.documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { KindField } from '../documents/kind-field.tsx';
import { AudienceFields, audienceOf, nobodyYet } from '../files/audience-fields.tsx';

type Schemas = components['schemas'];

/** Asks employees for a document. */
export function DocumentRequestForm({ onClose }: { onClose: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const [audience, setAudience] = useState(nobodyYet);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewDocumentRequest']) =>
      createDocumentRequest({ businessId, idempotencyKey, ...body }, { signal }),
    onDone: ({ counts: { asked } }) => {
      notify('good', asked === 1 ? 'One employee was asked' : `${asked} employees were asked`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Ask for a document"
      label="Request"
      isOpen
      onClose={onClose}
      request={request}
      submit="Ask"
      onSubmit={(values) =>
        request.send({
          kind: textOf(values, 'kind') as Schemas['EmployeeDocumentKind'],
          name: textOf(values, 'name'),
          note: textOf(values, 'note'),
          due_date: textOf(values, 'due_date') || null,
          audience: audienceOf(audience),
        })
      }
    >
      <KindField label="Document" />
      <AudienceFields
        label="Ask"
        value={audience}
        onChange={setAudience}
        errorMessage={request.errors.audience?.[0] ?? null}
      />
      <DateField label="Due" name="due_date" min={todayIn(timeZone)} isOptional />
      <TextArea label="What they should know" name="note" {...createDocumentRequestLimits.note} isOptional />
    </FormDialog>
  );
}
