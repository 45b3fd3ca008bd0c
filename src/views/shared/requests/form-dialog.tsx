import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { GeneralProblem, type RequestFormProps } from './request-form.tsx';

type DialogFormProps = RequestFormProps & {
  /** On the button that sends it. */
  submit: string;
  look?: 'primary' | 'danger';
  isDisabled?: boolean;
  /** Stands above everything else: what the form is for. */
  lead?: ReactNode;
  /** Stands beside the buttons. */
  note?: ReactNode;
  onClose: () => void;
};

/** A `RequestForm` inside a dialog that is there already. */
export function DialogForm(props: DialogFormProps) {
  const {
    label,
    request,
    onSubmit,
    children,
    submit,
    look = 'primary',
    isDisabled = false,
    lead,
    note,
    onClose,
  } = props;
  return (
    <Form aria-label={label} errors={request.errors} onType={request.clear} onSubmit={onSubmit}>
      <DialogBody>
        <Stack>
          {lead}
          {children}
          <GeneralProblem request={request} />
        </Stack>
      </DialogBody>
      <DialogFoot note={note}>
        <Button onPress={onClose} isDisabled={request.isPending}>
          Cancel
        </Button>
        <Button type="submit" look={look} isBusy={request.isPending} isDisabled={isDisabled}>
          {submit}
        </Button>
      </DialogFoot>
    </Form>
  );
}

type FormDialogProps = DialogFormProps & { title: string; isOpen: boolean };

/** A dialog that is one form; it stays open, with everything typed, until its request has succeeded. */
export function FormDialog({ title, isOpen, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onClose} isBusy={form.request.isPending} width="form">
      <DialogForm {...form} />
    </Dialog>
  );
}
