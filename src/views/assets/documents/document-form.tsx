import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { addDocumentLimits } from '../../../../openapi/generated/limits/assets.papers.ts';
import { type DocumentFields, emptyDocument } from '../../../domain/assets/document-form.ts';
import { newReminderChoice, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import type { DocumentUploadRef } from '../../../machines/assets/document-upload/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { timeIn } from '../../shared/business/today.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { useReminderPeople } from '../../shared/reminders/reminder-people.ts';
import { SetReminderField } from '../../shared/reminders/set-reminder-field.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useIdempotencyKey } from '../../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FieldPair, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import type { AssetDocument } from './document-dialog.ts';
import { DocumentFile } from './document-file.tsx';
import { DocumentTypeField } from './document-type-field.tsx';

type DocumentFormProps = {
  upload: DocumentUploadRef;
  kind: AssetDocument['attachment_type'];
  renews: AssetDocument | null;
};

/** Adds a document with its file, or renews one. */
export function DocumentForm({ upload, kind, renews }: DocumentFormProps) {
  const { timeZone } = useBusiness();
  const state = useSelector(upload, ({ value }) => value);
  const isWaiting = useSelector(upload, ({ context }) => context.save !== null);
  const problem = useProblem(upload);
  const [fields, setFields] = useState<DocumentFields>(emptyDocument);
  const [now] = useState(() => timeIn(timeZone));
  const [reminder, setReminder] = useState<ReminderChoice | null>(() => newReminderChoice('document_renewal', now));
  const people = useReminderPeople();
  const { keyOf } = useIdempotencyKey();
  const { errorOf, mend } = useRefusals(problem);
  const type = (next: Partial<DocumentFields>) => {
    setFields((before) => ({ ...before, ...next }));
    mend(...Object.keys(next));
  };
  const leave = () => upload.send({ type: 'form.leave' });
  const title = titleOf(kind, renews !== null);
  const save = () => {
    const wanted = fields.expiry_date === '' ? null : reminder;
    const idempotencyKey = keyOf([fields, wanted, upload.getSnapshot().context.file]);
    upload.send({ type: 'document.save', fields, reminder: wanted, idempotencyKey });
  };
  return (
    <Dialog title={title} isOpen onClose={leave} isBusy={isWaiting} width="form">
      <Form aria-label={title} onSubmit={save}>
        <DialogBody>
          <div data-flow="documentUpload" data-state={state}>
            <Stack>
              <DocumentFile upload={upload} state={state} problem={problem} />
              {renews ? <p>It takes the place of {renews.document_type_name ?? renews.name}, which is kept.</p> : null}
              {kind === 'statutory' && renews === null ? (
                <DocumentTypeField
                  value={fields.document_type}
                  errorMessage={errorOf('document_type')}
                  onChange={(id) => type({ document_type: id })}
                />
              ) : null}
              {kind === 'other' && renews === null ? (
                <TextField
                  label="Name"
                  name="name"
                  {...addDocumentLimits.name}
                  value={fields.name}
                  errorMessage={errorOf('name')}
                  onChange={(name) => type({ name })}
                />
              ) : null}
              <FieldPair>
                <DateField
                  label="Date of issue"
                  name="date_of_issue"
                  isOptional
                  value={fields.date_of_issue || null}
                  errorMessage={errorOf('date_of_issue')}
                  onChange={(date) => type({ date_of_issue: date ?? '' })}
                />
                <DateField
                  label="Expiry date"
                  name="expiry_date"
                  isOptional
                  value={fields.expiry_date || null}
                  errorMessage={errorOf('expiry_date', 'date_of_issue')}
                  onChange={(date) => type({ expiry_date: date ?? '' })}
                />
              </FieldPair>
              {fields.expiry_date === '' ? null : (
                <SetReminderField
                  value={reminder}
                  onChange={(choice) => {
                    setReminder(choice);
                    mend('reminder');
                  }}
                  type="document_renewal"
                  now={now}
                  people={people}
                  errorMessage={errorOf('reminder')}
                />
              )}
              {problem && state === 'uploaded' && hasGeneralProblem(problem) ? (
                <Notice tone="bad">{problemText(problem)}</Notice>
              ) : null}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot note={isWaiting && state === 'uploading' ? 'You can save when the file is uploaded.' : null}>
          <Button onPress={leave} isDisabled={isWaiting && state !== 'uploading'}>
            Cancel
          </Button>
          <Button type="submit" look="primary" isBusy={isWaiting} isDisabled={state === 'cut'}>
            Save
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function titleOf(kind: AssetDocument['attachment_type'], isRenewal: boolean): string {
  if (isRenewal) return 'Enter Renewal Details';
  return kind === 'statutory' ? 'Add Statutory Information' : 'Add document';
}
