import { useQuery } from '@tanstack/react-query';
import { problemOf } from '../../../domain/shared/problem.ts';
import { type ReminderChoice, toChoice } from '../../../domain/shared/reminder.ts';
import { changeReminder, getReminder } from '../../../services/operations/assets.reminders.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useReminderPeople } from '../../shared/reminders/reminder-people.ts';
import { SetReminderDialog } from '../../shared/reminders/set-reminder-dialog.tsx';
import { problemText, refusalText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/dialog.tsx';

type ChangeReminderProps = { id: string; onClose: () => void };

/** Changes when a reminder that is set speaks, and to whom. */
export function ChangeReminder({ id, onClose }: ChangeReminderProps) {
  const { id: businessId } = useBusiness();
  // As it is now, never as it was some time ago.
  const query = useQuery({ ...queryOf(getReminder, { businessId, id }), gcTime: 0 });
  const seen = useSeen(query.data);
  const people = useReminderPeople();
  const request = useRequest({
    send: (options, choice: ReminderChoice) =>
      changeReminder({ businessId, id, seen: seen ?? null, ...choice }, options),
    onDone: () => {
      notify('good', 'Reminder changed');
      onClose();
    },
  });
  if (seen === undefined)
    return (
      <Dialog title="Set Reminder" isOpen onClose={onClose} width="form">
        <DialogBody>
          {query.error ? (
            <ErrorState title="Error getting reminders" isBusy={query.isFetching} onRetry={() => void query.refetch()}>
              {problemText(problemOf(query.error))}
            </ErrorState>
          ) : (
            <SkeletonText lines={6} />
          )}
        </DialogBody>
      </Dialog>
    );
  return (
    <SetReminderDialog
      isOpen
      onClose={onClose}
      value={toChoice(seen)}
      people={people}
      onSave={(choice) => request.send(choice)}
      isBusy={request.isPending}
      errorMessage={request.problem ? refusalText(request.problem) : null}
    />
  );
}
