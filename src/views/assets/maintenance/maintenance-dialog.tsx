import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type MaintenanceFields,
  mistakesIn,
  newMaintenance,
  toEntry,
} from '../../../domain/assets/maintenance-form.ts';
import { createMaintenance, maintenanceKeys } from '../../../services/assets/maintenance.ts';
import { useBusiness } from '../../shared/business.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { todayIn } from '../../shared/today.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { MaintenanceFieldset } from './maintenance-fields.tsx';

type Maintenance = components['schemas']['Maintenance'];
type MaintenanceDialogProps = {
  asset: { id: string; name: string };
  type?: Maintenance['type'];
  /** The reported issue that led to it. */
  issue?: { id: string };
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (entry: Maintenance) => void;
};
type Mistakes = Record<string, string[]>;

/** Records maintenance of one asset over any screen. */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { asset, type = '', issue, isOpen, onClose, onSaved } = props;
  const { id: businessId, timeZone } = useBusiness();
  const start = newMaintenance(todayIn(timeZone), { asset: asset.id, type });
  const [typed, setTyped] = useState<Partial<MaintenanceFields>>({});
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const fields = { ...start, ...typed };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, entry: MaintenanceFields) =>
      createMaintenance(
        { businessId, idempotencyKey, ...toEntry(entry), ...(issue ? { issue: issue.id } : {}) },
        { signal },
      ),
    refetch: maintenanceKeys(businessId),
    onDone: (entry) => {
      notify('good', `Maintenance of ${asset.name} saved`);
      close();
      onSaved?.(entry);
    },
  });
  const close = () => {
    request.clear();
    setTyped({});
    setMistakes({});
    onClose();
  };
  const errors = { ...mistakes, ...request.errors };
  return (
    <FormDialog
      title="Add Maintenance"
      label="Maintenance"
      isOpen={isOpen}
      onClose={close}
      request={{ ...request, errors }}
      submit="Save"
      lead={<Note>{asset.name}</Note>}
      onSubmit={() => {
        const found = mistakesIn(fields) as Mistakes;
        setMistakes(found);
        if (Object.keys(found).length === 0) request.send(fields);
      }}
    >
      <MaintenanceFieldset
        state={{
          fields,
          errorOf: (field) => errors[field]?.[0] ?? null,
          type: (changed) => {
            setTyped({ ...typed, ...changed });
            setMistakes(without(mistakes, Object.keys(changed)));
          },
        }}
      />
    </FormDialog>
  );
}

const without = (mistakes: Mistakes, fields: readonly string[]): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([field]) => !fields.includes(field)));
