import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { showDate } from '../../ui/content/date.ts';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { AttachmentsDialog } from '../attachments/attachment-list.tsx';
import { isReminderAct, type ReminderAct, ReminderDialog, reminderActsOf } from '../reminders/reminder-menu.tsx';
import { DeleteMaintenance } from './delete-maintenance.tsx';
import type { Maintenance } from './maintenance-columns.tsx';

type Act = { id: 'files' | 'delete' | ReminderAct; entry: Maintenance };

/** What can be done with a maintenance entry, wherever it is listed, and the dialogs in which it is done. */
export function useMaintenanceActs() {
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const shown = (id: Act['id']) => (act?.id === id ? act.entry : null);
  const actsOf = (entry: Maintenance): RowAction[] => {
    const { reminder, attachments } = entry;
    const open = (id: Act['id']) => () => setAct({ id, entry });
    return [
      { id: 'edit', label: 'Edit Maintenance', onAct: () => navigate(assetsPaths.editMaintenance(entry.id)) },
      ...(attachments.length > 0 ? [{ id: 'files', label: 'View files', onAct: open('files') }] : []),
      // What a later service has ended is not due.
      ...(entry.status === null ? [] : reminderActsOf(reminder).map((each) => ({ ...each, onAct: open(each.id) }))),
      { id: 'delete', label: 'Delete maintenance', isDestructive: true, onAct: open('delete') },
    ];
  };
  const files = shown('files');
  const dialogs = (
    <>
      <AttachmentsDialog
        title={files ? `Files of ${maintenanceTypeLabels[files.type].toLowerCase()}, ${showDate(files.date)}` : 'Files'}
        attachments={files?.attachments ?? null}
        onClose={done}
      />
      <DeleteMaintenance entry={shown('delete')} onClose={done} />
      {act && isReminderAct(act.id) ? (
        <ReminderDialog
          act={act.id}
          due={{ asset: act.entry.asset, maintenance: act.entry.id }}
          type="service"
          reminder={act.entry.reminder}
          text={`the service of ${act.entry.asset_name}`}
          onClose={done}
        />
      ) : null}
    </>
  );
  return { actsOf, dialogs };
}
