import type { components } from '../../../../openapi/generated/contract.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { addEmployeeDocument, renewEmployeeDocument } from '../../../services/operations/hr.documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { OneFileField } from '../files/one-file-field.tsx';
import { useOneFile } from '../files/use-one-file.ts';
import { DatesFields, datesIn } from './dates-fields.tsx';
import { documentName } from './document-name.ts';
import { KindField } from './kind-field.tsx';
import { ReminderField, reminderIn } from './reminder-field.tsx';

type Schemas = components['schemas'];
type DocumentFormProps = {
  employeeId: string;
  /** The document that is renewed; null to add one. */
  renews: Schemas['EmployeeDocument'] | null;
  onClose: () => void;
};

/** Adds a document to the record of an employee, or renews one. */
export function DocumentForm({ employeeId, renews, onClose }: DocumentFormProps) {
  const { id: businessId } = useBusiness();
  const file = useOneFile();
  const request = useRequest({
    send: async ({ signal, idempotencyKey }, values: FormData) => {
      const upload = await file.arrive(signal);
      const dates = datesIn(values);
      const about = {
        businessId,
        idempotencyKey,
        upload,
        ...dates,
        reminder_days: reminderIn(values, dates.expiry_date),
      };
      if (renews !== null) return renewEmployeeDocument({ ...about, id: renews.id }, { signal });
      const kind = textOf(values, 'kind') as Schemas['EmployeeDocumentKind'];
      return addEmployeeDocument({ ...about, id: employeeId, kind, name: textOf(values, 'name') }, { signal });
    },
    deadline: uploadDeadline,
    onDone: () => {
      notify('good', renews === null ? 'Document added' : 'Document renewed');
      onClose();
    },
    onFailed: ({ fields }) => {
      if (fields.upload) file.forget();
    },
  });
  const title = renews === null ? 'Add document' : `Renew ${documentName(renews)}`;
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={request.send}
      lead={renews ? <p>It takes the place of the one that there is, which is kept as an earlier version.</p> : null}
    >
      <OneFileField label="File" file={file} isDisabled={request.isPending} errors={request.errors} />
      {renews === null ? <KindField label="Document" /> : null}
      <DatesFields number={renews?.number ?? ''} />
      <ReminderField />
    </FormDialog>
  );
}
