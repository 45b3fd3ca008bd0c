import { useState } from 'react';
import { reminderTypeLabels, reminderTypes } from '../../../openapi/generated/lists/assets.reminders.ts';
import { offsetLabel, type ReminderChoice } from '../../domain/shared/reminder.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { MultiSelect } from '../ui/choices/multi-select.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

type SetReminderDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  value: ReminderChoice;
  onSave: (choice: ReminderChoice) => void;
};

const required = 'field is required';
const choiceOf = (offset: string) => ({ value: offset, label: offsetLabel(offset) });
const first = ['1d', '2d', '3d', '4d', '5d', '7d', '14d', '21d', '30d', '60d', '90d'].map(choiceOf);
const further = [choiceOf('0d'), ...first];
const types = reminderTypes.map((type) => ({ value: type, label: reminderTypeLabels[type] }));
const never = 'never';
const escalations = [
  { value: never, label: 'Never' },
  ...[1, 3, 7, 14].map((days) => ({ value: String(days), label: days === 1 ? 'After 1 day' : `After ${days} days` })),
];

/** What a reminder is of, when it speaks, and who hears of it. What is chosen counts when it is saved. */
export function SetReminderDialog({ isOpen, onClose, ...rest }: SetReminderDialogProps) {
  return (
    <Dialog title="Set Reminder" isOpen={isOpen} onClose={onClose} width="form">
      <Choosing onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Not a form of its own: it stands inside the form of what is due, which would be sent with it. */
function Choosing({ value, onSave, onClose }: Omit<SetReminderDialogProps, 'isOpen'>) {
  const [type, setType] = useState<ReminderChoice['type'] | null>(value.type);
  const [offset, setOffset] = useState<string | null>(value.set_reminder);
  const [others, setOthers] = useState(value.further_reminders);
  const [time, setTime] = useState<string | null>(value.date);
  const [recipients, setRecipients] = useState(value.recipients);
  const [escalation, setEscalation] = useState(value.escalate_after);
  const [isJudged, setJudged] = useState(false);
  const missing = (given: unknown) => (isJudged && given === null ? required : null);
  const isForNobody = !(recipients.everyone || recipients.holder || recipients.people.length > 0);
  const save = () => {
    setJudged(true);
    if (type === null || offset === null || time === null || isForNobody) return;
    const rest = others.filter((other) => other !== offset);
    onSave({ type, set_reminder: offset, further_reminders: rest, date: time, recipients, escalate_after: escalation });
  };
  return (
    <>
      <DialogBody>
        <Stack>
          <Select label="Type" choices={types} value={type} onChange={setType} errorMessage={missing(type)} />
          <Select label="Remind" choices={first} value={offset} onChange={setOffset} errorMessage={missing(offset)} />
          <MultiSelect label="Remind again" choices={further} value={others} onChange={setOthers} isOptional />
          <TimeField label="Time" value={time} onChange={setTime} errorMessage={missing(time)} />
          <CheckBox
            label="Everybody who may use the assets"
            isSelected={recipients.everyone}
            onChange={(everyone) => setRecipients({ ...recipients, everyone })}
          />
          <CheckBox
            label="Whoever has the asset"
            isSelected={recipients.holder}
            onChange={(holder) => setRecipients({ ...recipients, holder })}
          />
          {isJudged && isForNobody ? <Notice tone="bad">Choose who is reminded.</Notice> : null}
          <Select
            label="Tell the owner when it is overdue"
            choices={escalations}
            value={escalation === null ? never : String(escalation)}
            onChange={(days) => setEscalation(days === null || days === never ? null : Number(days))}
          />
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button look="primary" onPress={save}>
          Save reminder
        </Button>
      </DialogFoot>
    </>
  );
}
