import { useQuery } from '@tanstack/react-query';
import { reminderRecipientsQuery } from '../../services/assets/reminders.ts';
import { useBusiness } from './business.ts';

/** The members who can be named in a reminder; undefined until they are known, and while they cannot be loaded. */
export function useReminderPeople() {
  const { id: businessId } = useBusiness();
  return useQuery(reminderRecipientsQuery(businessId)).data;
}
