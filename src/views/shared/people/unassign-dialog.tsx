import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';

type UnassignDialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** @param endDate YYYY-MM-DD, today or later */
  onUnassign: (endDate: string) => void;
  /** YYYY-MM-DD where the business is; the first day that is taken. */
  today: string;
  /** From whom what is taken, by name. */
  children: ReactNode;
  /** Nobody has it yet: the plan is cancelled, so that no day is asked for. */
  isPlanned?: boolean;
  isBusy?: boolean;
  /** Why it failed, and what to do about it. */
  errorMessage?: string | null;
  /** What the server says of the date. */
  dateErrors?: string[];
};

/** Ends an assignment on a day, which is asked for and not assumed. */
export function UnassignDialog(props: UnassignDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    onUnassign,
    today,
    children,
    isPlanned = false,
    isBusy = false,
    errorMessage = null,
    dateErrors,
  } = props;
  const text = useId();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isBusy={isBusy}>
      <Form
        aria-labelledby={text}
        errors={dateErrors ? { end_date: dateErrors } : {}}
        onSubmit={(values) => {
          if (!isBusy) onUnassign(isPlanned ? today : textOf(values, 'end_date'));
        }}
      >
        <DialogBody>
          <div id={text}>{children}</div>
          {isPlanned ? null : <DateField label="End date" name="end_date" isRequired min={today} />}
          {errorMessage ? <Notice tone="bad">{errorMessage}</Notice> : null}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose} isDisabled={isBusy}>
            {isPlanned ? 'Keep it' : 'Cancel'}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {isPlanned ? 'Cancel plan' : 'Unassign'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
