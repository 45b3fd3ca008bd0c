import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AssetHandoverRef } from '../../../machines/assets/asset-handover/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { LicenceNotice } from '../../shared/due/licence-notice.tsx';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { useBeforeLeavingStep } from '../../shared/flow/step-history.ts';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, FieldPair, Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** Who gets the assets, from when, and until when. */
export function HandoverRecipient({ handover }: { handover: AssetHandoverRef }) {
  const { timeZone } = useBusiness();
  const recipient = useSelector(handover, ({ context }) => context.recipient);
  const dateAssigned = useSelector(handover, ({ context }) => context.dateAssigned);
  const due = useSelector(handover, ({ context }) => context.due);
  const hasVehicle = useSelector(handover, ({ context }) => context.assets.some((asset) => asset.is_vehicle));
  const problem = useProblem(handover);
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState({ dateAssigned: dateAssigned || todayIn(timeZone), due });
  const keepDays = () => handover.send({ type: 'days.change', ...days });
  useBeforeLeavingStep(keepDays);
  const { errors, errorOf, mend } = useRefusals(problem);
  const general = errorOf('assignee') ?? (problem && hasGeneralProblem(problem) ? problemText(problem) : null);
  return (
    <Card title="Who gets the assets?" isPadded>
      <Form
        aria-label="Who gets the assets"
        errors={errors}
        onSubmit={() => {
          keepDays();
          handover.send({ type: 'step.continue' });
        }}
      >
        <RowList label="Recipient">
          {recipient === null ? (
            <ListRow title="Nobody chosen yet" note="Only people who work here now can be chosen.">
              <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
                Choose a person
              </Button>
            </ListRow>
          ) : (
            <ListRow media={<Avatar name={recipient.name} size="big" />} title={recipient.name} note={recipient.note}>
              <Button onPress={() => setOpen(true)} aria-haspopup="dialog" aria-label="Change the person">
                Change
              </Button>
            </ListRow>
          )}
        </RowList>
        <FieldPair>
          <DateField
            label="Date assigned"
            name="date_assigned"
            isRequired
            value={days.dateAssigned || null}
            onChange={(date) => {
              setDays({ ...days, dateAssigned: date ?? '' });
              mend('date_assigned');
            }}
          />
          <DateField
            label="Expected return date"
            name="expected_return_date"
            isOptional
            value={days.due || null}
            onChange={(date) => {
              setDays({ ...days, due: date ?? '' });
              mend('expected_return_date');
            }}
          />
        </FieldPair>
        {recipient !== null && hasVehicle ? <LicenceNotice driver={recipient} /> : null}
        {general ? <Notice tone="bad">{general}</Notice> : null}
        <Actions>
          <Button type="submit" look="primary" isDisabled={recipient === null}>
            Continue
          </Button>
          <Button
            onPress={() => {
              keepDays();
              handover.send({ type: 'step.back' });
            }}
          >
            Back
          </Button>
          {recipient === null ? <Note>Choose a person first.</Note> : null}
        </Actions>
      </Form>
      <EmployeePicker
        title="Who gets the assets?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={([person]) => {
          setOpen(false);
          if (person === undefined) return;
          mend('assignee');
          const note = [person.job_title, person.department_name, person.employee_id].filter(Boolean).join(' · ');
          handover.send({ type: 'recipient.change', recipient: { id: person.id, name: nameOf(person), note } });
        }}
        isSingle
        confirmLabel="Choose"
      />
    </Card>
  );
}
