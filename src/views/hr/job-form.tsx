import type { components } from '../../../openapi/generated/contract.ts';
import { createJobLimits } from '../../../openapi/generated/limits/hr.jobs.ts';
import { createJob, updateJob } from '../../services/operations/hr.jobs.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type Schemas = components['schemas'];
type JobFormProps = {
  /** The job to change; null to add one. */
  job: Schemas['Job'] | null;
  onClose: () => void;
};

export function JobForm({ onClose, ...given }: JobFormProps) {
  const { id: businessId } = useBusiness();
  const job = useSeen(given.job);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewJob']) =>
      job === null
        ? createJob({ businessId, idempotencyKey, ...body }, { signal })
        : updateJob({ businessId, id: job.id, seen: job, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', job === null ? `${name} added` : `${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={job === null ? 'Add job' : 'Edit job'}
      label="Job"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) => request.send({ name: textOf(values, 'name'), description: textOf(values, 'description') })}
    >
      <TextField label="Name" name="name" defaultValue={job?.name ?? ''} {...createJobLimits.name} />
      <TextArea
        label="Description"
        name="description"
        defaultValue={job?.description ?? ''}
        {...createJobLimits.description}
        isOptional
      />
    </FormDialog>
  );
}
