import { useState } from 'react';
import { reminderTypeLabels, reminderTypes } from '../../../../openapi/generated/lists/assets.reminders.ts';
import { offsetLabel, offsetsToChoose, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { MultiSelect } from '../../ui/choices/multi-select.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';

/** A member who can be named. */
export type ReminderPerson = { id: string; name: string };

type SetReminderDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  value: ReminderChoice;
  /** Undefined until they are known. */
  people: readonly ReminderPerson[] | undefined;
  onSave: (choice: ReminderChoice) => void;
  /** What was chosen is being sent. */
  isBusy?: boolean;
  /** Why it was refused. */
  errorMessage?: string | null;
};

const required = 'field is required';
const anyDay = 'Any number of days up to 365: type it.';
const choiceOf = (offset: string) => ({ value: offset, label: offsetLabel(offset) });
const types = reminderTypes.map((type) => ({ value: type, label: reminderTypeLabels[type] }));
const never = 'never';
const escalations = [
  { value: never, label: 'Never' },
  ...[1, 3, 7, 14].map((days) => ({ value: String(days), label: days === 1 ? 'After 1 day' : `After ${days} days` })),
];

/** Whoever was named before and may not use the assets any more can only be taken away. */
function peopleToChoose(people: readonly ReminderPerson[], named: readonly string[]) {
  const choices = people.map(({ id, name }) => ({ value: id, label: name }));
  const gone = named.filter((id) => !people.some((person) => person.id === id));
  return [...choices, ...gone.map((id) => ({ value: id, label: 'Somebody who has left' }))];
}

/** What a reminder is of, when it speaks, and who hears of it. What is chosen counts when it is saved. */
export function SetReminderDialog({ isOpen, onClose, ...rest }: SetReminderDialogProps) {
  return (
    <Dialog title="Set Reminder" isOpen={isOpen} onClose={onClose} isBusy={rest.isBusy ?? false} width="form">
      <Choosing onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Not a form of its own: it stands inside the form of what is due, which would be sent with it. */
function Choosing({
  value,
  people,
  onSave,
  onClose,
  isBusy = false,
  errorMessage = null,
}: Omit<SetReminderDialogProps, 'isOpen'>) {
  const [type, setType] = useState<ReminderChoice['type'] | null>(value.type);
  const [offset, setOffset] = useState<string | null>(value.set_reminder);
  const [typed, setTyped] = useState('');
  const [others, setOthers] = useState(value.further_reminders);
  const [typedAgain, setTypedAgain] = useState('');
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
          <ComboBox
            label="Remind"
            choices={offsetsToChoose(offset === null ? [] : [offset], typed).map(choiceOf)}
            value={offset}
            onChange={setOffset}
            onType={setTyped}
            hint={anyDay}
            errorMessage={missing(offset)}
          />
          <MultiSelect
            label="Remind again"
            choices={offsetsToChoose(others, typedAgain).map(choiceOf)}
            value={others}
            onChange={setOthers}
            onType={setTypedAgain}
            isOptional
          />
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
          {people === undefined ? null : (
            <MultiSelect
              label="These people"
              choices={peopleToChoose(people, recipients.people)}
              value={recipients.people}
              onChange={(named) => setRecipients({ ...recipients, people: named })}
              isOptional
            />
          )}
          {isJudged && isForNobody ? <Notice tone="bad">Choose who is reminded.</Notice> : null}
          <Select
            label="Tell the owner when it is overdue"
            choices={escalations}
            value={escalation === null ? never : String(escalation)}
            onChange={(days) => setEscalation(days === null || days === never ? null : Number(days))}
          />
          {errorMessage ? <Notice tone="bad">{errorMessage}</Notice> : null}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose} isDisabled={isBusy}>
          Cancel
        </Button>
        <Button look="primary" onPress={save} isBusy={isBusy}>
          Save reminder
        </Button>
      </DialogFoot>
    </>
  );
}
