import { useQuery } from '@tanstack/react-query';
import { getHrSettings } from '../../../services/operations/hr.settings.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Select } from '../../ui/choices/select.tsx';
import { textOf } from '../../ui/fields/form.tsx';

export const reminderChoices = [
  { value: 'none', label: 'No reminder' },
  { value: '30', label: '4 weeks before it expires' },
  { value: '21', label: '3 weeks before it expires' },
  { value: '14', label: '2 weeks before it expires' },
  { value: '7', label: '1 week before it expires' },
];

/** When those who edit people, and the employee, are reminded of a document that expires; first as the settings propose. */
export function ReminderField() {
  const { id: businessId } = useBusiness();
  const { data: settings } = useQuery(queryOf(getHrSettings, { businessId }));
  const proposed = settings === undefined ? '30' : String(settings.document_reminder_days ?? 'none');
  return (
    <Select
      key={proposed}
      label="Reminder"
      name="reminder_days"
      choices={reminderChoices}
      defaultValue={proposed}
      hint="It needs an expiry date."
    />
  );
}

/** Null without a reminder, and without a date of which to remind. */
export function reminderIn(values: FormData, expiryDate: string | null): number | null {
  const days = Number(textOf(values, 'reminder_days'));
  return expiryDate === null || !(days > 0) ? null : days;
}
