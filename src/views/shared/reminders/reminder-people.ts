import { useQuery } from '@tanstack/react-query';
import { listReminderRecipients } from '../../../services/operations/assets.reminders.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../business/business.ts';

/** The members who can be named in a reminder; undefined until they are known, and while they cannot be loaded. */
export function useReminderPeople() {
  const { id: businessId } = useBusiness();
  return useQuery(queryOf(listReminderRecipients, { businessId })).data;
}
