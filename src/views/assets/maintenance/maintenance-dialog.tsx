import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type MaintenanceFields,
  mistakesIn,
  newMaintenance,
  toEntry,
} from '../../../domain/assets/maintenance-form.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import { createMaintenance, maintenanceKeys } from '../../../services/assets/maintenance.ts';
import { createReminder } from '../../../services/assets/reminders.ts';
import { useBusiness } from '../../shared/business.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { todayIn } from '../../shared/today.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { MaintenanceFieldset } from './maintenance-fields.tsx';
import { useMaintenanceReminder } from './maintenance-reminder.tsx';

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
type Sent = { entry: MaintenanceFields; reminder: ReminderChoice | null };
type Mistakes = Record<string, string[]>;

/** Records maintenance of one asset over any screen. */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { asset, type = '', issue, isOpen, onClose, onSaved } = props;
  const { id: businessId, timeZone } = useBusiness();
  const start = newMaintenance(todayIn(timeZone), { asset: asset.id, type });
  const [typed, setTyped] = useState<Partial<MaintenanceFields>>({});
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const fields = { ...start, ...typed };
  const reminder = useMaintenanceReminder(null);
  const request = useRequest({
    send: async ({ signal, idempotencyKey }, { entry, reminder: choice }: Sent) => {
      const set = choice
        ? await createReminder({ businessId, asset: asset.id, idempotencyKey, ...choice }, { signal })
        : null;
      const given = {
        ...toEntry(entry),
        ...(issue ? { issue: issue.id } : {}),
        ...(set ? { reminder: set.id } : {}),
      };
      return createMaintenance({ businessId, idempotencyKey, ...given }, { signal });
    },
    refetch: maintenanceKeys(businessId),
    onDone: (entry) => {
      notify('good', `Maintenance of ${asset.name} saved`);
      onSaved?.(entry);
      close();
    },
  });
  const close = () => {
    request.clear();
    setTyped({});
    setMistakes({});
    reminder.reset();
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
        if (Object.keys(found).length === 0) request.send({ entry: fields, reminder: reminder.wantedFor(fields) });
      }}
    >
      <MaintenanceFieldset
        state={{
          fields,
          reminder: reminder.state,
          reminderError: errors.reminder?.[0] ?? null,
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
