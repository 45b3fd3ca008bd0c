import type { components } from '../../../../openapi/generated/contract.ts';
import { updateCompanyFileLimits } from '../../../../openapi/generated/limits/hr.files.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { updateCompanyFile } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { OneFileField } from './one-file-field.tsx';
import { useOneFile } from './use-one-file.ts';

type EditFileProps = { file: components['schemas']['CompanyFile']; onClose: () => void };

/** Renames a company file, or puts a new version in its place. */
export function EditFile({ onClose, ...given }: EditFileProps) {
  const { id: businessId } = useBusiness();
  const file = useSeen(given.file);
  const next = useOneFile();
  const request = useRequest({
    send: async (options, texts: { name: string; description: string }) => {
      const upload = next.file === null ? {} : { upload: await next.arrive(options.signal) };
      return updateCompanyFile({ businessId, id: file.id, seen: file, ...texts, ...upload }, options);
    },
    deadline: uploadDeadline,
    onDone: ({ version }) => {
      notify('good', version > file.version ? `Version ${version} added` : 'File saved');
      onClose();
    },
    onFailed: ({ fields }) => {
      if (fields.upload) next.forget();
    },
  });
  return (
    <FormDialog
      title={`Rename or replace ${file.name}`}
      label="File"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) => request.send({ name: textOf(values, 'name'), description: textOf(values, 'description') })}
    >
      <TextField label="Name" name="name" defaultValue={file.name} {...updateCompanyFileLimits.name} />
      <TextArea
        label="What it is about"
        name="description"
        defaultValue={file.description}
        {...updateCompanyFileLimits.description}
        isOptional
      />
      <OneFileField label="New version" file={next} isOptional isDisabled={request.isPending} errors={request.errors} />
      {file.requires_acknowledgement && next.file !== null ? <p>Everybody is asked to acknowledge it again.</p> : null}
    </FormDialog>
  );
}
