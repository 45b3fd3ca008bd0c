import { useState } from 'react';
import { closeIssueLimits } from '../../../../openapi/generated/limits/assets.issues.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import type { IssueEnd, IssueHandlingRef } from '../../../machines/assets/issue-handling/machine.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

const ways: { value: IssueEnd['status']; label: string }[] = [
  { value: 'resolved', label: 'Resolved' },
  { value: 'damaged', label: 'Damaged: it cannot be repaired' },
];

type EndIssueDialogProps = {
  handling: IssueHandlingRef;
  problem: Problem | null;
  isBusy: boolean;
  onClose: () => void;
};

/** How an issue has ended, and what was done about it. */
export function EndIssueDialog({ handling, problem, isBusy, onClose }: EndIssueDialogProps) {
  const [status, setStatus] = useState<IssueEnd['status']>('resolved');
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title="Resolve issue"
      label="How the issue ended"
      isOpen
      onClose={onClose}
      request={{ problem, errors: problem?.fields ?? {}, isPending: isBusy, clear: () => {} }}
      submit="Save"
      onSubmit={() => handling.send({ type: 'end.submit', status, note })}
    >
      <RadioGroup label="It is" choices={ways} value={status} onChange={setStatus} />
      <TextArea
        label="Note"
        name="note"
        hint="What was done, for those who look at this asset later."
        maxLength={closeIssueLimits.note.maxLength}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}
