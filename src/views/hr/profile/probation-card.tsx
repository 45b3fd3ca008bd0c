import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { setConfirmationAndReviewDate } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import type { PanelProps } from './panel.ts';

const day = (date: string | null) => orMissing(date && showDate(date));

/** When the probation ends, since when the employee is confirmed, and when they are reviewed next. */
export function ProbationCard({ employee }: PanelProps) {
  const { may } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Probation and review"
      action={
        may('edit_people') && employee.status !== 'terminated' ? (
          <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
            Change
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          { name: 'End of probation', value: day(employee.probation_end_date) },
          { name: 'Confirmed', value: day(employee.confirmation_date) },
          { name: 'Next review', value: day(employee.review_date) },
        ]}
      />
      {isOpen ? <DatesForm employee={employee} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function DatesForm({ onClose, ...given }: PanelProps & { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const employee = useSeen(given.employee);
  const { id, confirmation_date, review_date } = employee;
  const request = useRequest({
    send: (options, body: components['schemas']['ConfirmationDates']) =>
      setConfirmationAndReviewDate({ businessId, id, seen: employee, ...body }, options),
    onDone: () => {
      notify('good', 'Dates saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Confirmation and review"
      label="Confirmation and review"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          confirmation_date: textOf(values, 'confirmation_date') || null,
          review_date: textOf(values, 'review_date') || null,
        })
      }
    >
      <DateField label="Confirmed on" name="confirmation_date" defaultValue={confirmation_date} isOptional />
      <DateField label="Next review" name="review_date" defaultValue={review_date} isOptional />
    </FormDialog>
  );
}
