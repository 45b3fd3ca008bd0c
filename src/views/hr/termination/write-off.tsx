import { useState } from 'react';
import { assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import type { HeldThing } from '../../../machines/hr/termination/machine.ts';
import { changeAssets } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

type WriteOffProps = {
  thing: HeldThing;
  /** It is written off, or was changed by somebody else meanwhile: what is held is to be read again. */
  onDone: () => void;
  onClose: () => void;
};

const statuses = ['missing', 'discarded', 'disposed', 'sold'] as const;
type Status = (typeof statuses)[number];

/** What does not come back is said to be gone, which ends who has it. */
export function WriteOff({ thing, onDone, onClose }: WriteOffProps) {
  const { id: businessId } = useBusiness();
  const [status, setStatus] = useState<Status>('missing');
  const request = useRequest({
    send: (options, chosen: Status) => changeAssets({ businessId, ids: [thing.id], status: chosen }, options),
    onDone: ({ results: [outcome] }) => {
      if (outcome?.outcome === 'done') notify('good', `${thing.name} is written off`);
      else notify('bad', outcome?.detail ?? `${thing.name} is not in the register any more`);
      onDone();
    },
  });
  return (
    <FormDialog
      title={`Write off ${thing.name}`}
      label="Write off"
      isOpen
      onClose={onClose}
      request={request}
      submit="Write off"
      onSubmit={() => request.send(status)}
    >
      <RadioGroup
        label="What became of it"
        name="status"
        choices={statuses.map((value) => ({ value, label: assetStatusLabels[value] }))}
        value={status}
        onChange={setStatus}
      />
      <Note>Nobody has it from today on. It stays in the register with its history.</Note>
    </FormDialog>
  );
}
