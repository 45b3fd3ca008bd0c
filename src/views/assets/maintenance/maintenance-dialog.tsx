import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type MaintenanceFields,
  mistakesIn,
  newMaintenance,
  toEntry,
} from '../../../domain/assets/maintenance-form.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import { createMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { createReminder } from '../../../services/operations/assets.reminders.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
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
type Sent = { entry: MaintenanceFields; reminder: ReminderChoice | null; attachments: string[] };

/** Records maintenance of one asset over any screen. */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { asset, type = '', issue, isOpen, onClose, onSaved } = props;
  const { id: businessId, timeZone } = useBusiness();
  const start = newMaintenance(todayIn(timeZone), { asset: asset.id, type });
  const [typed, setTyped] = useState<Partial<MaintenanceFields>>({});
  const [mistakes, setMistakes] = useState<Problem | null>(null);
  const fields = { ...start, ...typed };
  const reminder = useMaintenanceReminder(null);
  const attachments = useAttachments();
  const request = useRequest({
    send: async ({ signal, idempotencyKey }, { entry, reminder: choice, attachments: files }: Sent) => {
      const set = choice
        ? await createReminder({ businessId, asset: asset.id, idempotencyKey, ...choice }, { signal })
        : null;
      const given = {
        ...toEntry(entry),
        ...(issue ? { issue: issue.id } : {}),
        ...(set ? { reminder: set.id } : {}),
        ...(files.length > 0 ? { attachments: files } : {}),
      };
      return createMaintenance({ businessId, idempotencyKey, ...given }, { signal });
    },
    onDone: (entry) => {
      // That the issue was sent says this too.
      if (!issue) notify('good', `Maintenance of ${asset.name} saved`);
      onSaved?.(entry);
      close();
    },
  });
  const close = () => {
    request.clear();
    setTyped({});
    setMistakes(null);
    reminder.reset();
    attachments.reset();
    onClose();
  };
  const { errors, errorOf, mend } = useRefusals(mistakes ?? request.problem);
  return (
    <FormDialog
      title="Add Maintenance"
      label="Maintenance"
      isOpen={isOpen}
      onClose={close}
      request={{ ...request, errors }}
      submit="Save"
      isDisabled={attachments.waitsFor !== null}
      note={attachments.waitsFor}
      lead={<Note>{asset.name}</Note>}
      onSubmit={() => {
        const found = mistakesIn(fields) as Record<string, string[]>;
        const isRight = Object.keys(found).length === 0;
        setMistakes(isRight ? null : problem('invalid', { fields: found }));
        const sent = { entry: fields, reminder: reminder.wantedFor(fields), attachments: attachments.ids };
        if (isRight) request.send(sent);
      }}
    >
      <MaintenanceFieldset
        state={{
          fields,
          reminder: reminder.state,
          attachments,
          entry: null,
          errorOf,
          type: (changed) => {
            setTyped({ ...typed, ...changed });
            mend(...Object.keys(changed));
          },
        }}
      />
    </FormDialog>
  );
}
