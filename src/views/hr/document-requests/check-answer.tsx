import type { components } from '../../../../openapi/generated/contract.ts';
import { sendBackDocumentAnswerLimits } from '../../../../openapi/generated/limits/hr.documents.ts';
import { acceptDocumentAnswer, sendBackDocumentAnswer } from '../../../services/operations/hr.documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { nameOf } from '../../shared/people/people.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ReminderField, reminderIn } from '../documents/reminder-field.tsx';

type Answer = components['schemas']['DocumentAnswer'];
type CheckProps = { requestId: string; answer: Answer; onClose: () => void };

/** What was sent becomes a document of the employee. */
export function AcceptDialog({ requestId, answer: { employee, number, expiry_date }, onClose }: CheckProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, reminder_days: number | null) =>
      acceptDocumentAnswer({ businessId, id: requestId, employee: employee.id, reminder_days }, options),
    onDone: () => {
      notify('good', 'Document accepted');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Accept what ${nameOf(employee)} sent`}
      label="Accept"
      isOpen
      onClose={onClose}
      request={request}
      submit="Accept"
      onSubmit={(values) => request.send(reminderIn(values, expiry_date))}
      lead={<p>It becomes one of their documents.</p>}
    >
      <Facts
        facts={[
          { name: 'Number', value: orMissing(number) },
          { name: 'Expires', value: orMissing(expiry_date === null ? null : showDate(expiry_date)) },
        ]}
      />
      {expiry_date === null ? null : <ReminderField />}
    </FormDialog>
  );
}

/** The employee is asked again, with a note. */
export function SendBackDialog({ requestId, answer: { employee }, onClose }: CheckProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, note: string) =>
      sendBackDocumentAnswer({ businessId, id: requestId, employee: employee.id, note }, options),
    onDone: () => {
      notify('good', 'Sent back');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Send it back to ${nameOf(employee)}`}
      label="Send back"
      isOpen
      onClose={onClose}
      request={request}
      submit="Send back"
      onSubmit={(values) => request.send(textOf(values, 'note'))}
      lead={<p>They get an email with your note, and send it again. The file that they sent is deleted.</p>}
    >
      <TextArea label="What is wrong with it" name="note" {...sendBackDocumentAnswerLimits.note} />
    </FormDialog>
  );
}
