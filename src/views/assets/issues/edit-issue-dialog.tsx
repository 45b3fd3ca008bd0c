import { useState } from 'react';
import { correctedIssue, fieldsOfIssue, type IssueFields, mistakesIn } from '../../../domain/assets/issue-form.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import { updateIssue } from '../../../services/operations/assets.issues.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { IssueFieldset } from './issue-fields.tsx';
import type { Issue } from './issue-status.tsx';

/** Corrects what was reported; only what is changed is sent. */
export function EditIssueDialog({ onClose, ...given }: { issue: Issue; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const issue = useSeen(given.issue);
  const [fields, setFields] = useState<IssueFields>(() => fieldsOfIssue(issue));
  const [mistakes, setMistakes] = useState<Problem | null>(null);
  const request = useRequest({
    send: ({ signal }, change: NonNullable<ReturnType<typeof correctedIssue>>) =>
      updateIssue({ businessId, id: issue.id, seen: issue, ...change }, { signal }),
    onDone: () => {
      notify('good', 'Report changed');
      onClose();
    },
  });
  const { errors, errorOf, mend } = useRefusals(mistakes ?? request.problem);
  const save = () => {
    const found = mistakesIn(fields) as Record<string, string[]>;
    const isRight = Object.keys(found).length === 0;
    setMistakes(isRight ? null : problem('invalid', { fields: found }));
    if (!isRight) return;
    const change = correctedIssue(issue, fields);
    if (change === null) onClose();
    else request.send(change);
  };
  return (
    <FormDialog
      title="Edit Report"
      label="Issue"
      isOpen
      onClose={onClose}
      request={{ ...request, errors }}
      submit="Save changes"
      lead={<Note>{issue.asset_name}</Note>}
      onSubmit={save}
    >
      <IssueFieldset
        state={{
          fields,
          errorOf,
          attachments: null,
          type: (changed) => {
            setFields({ ...fields, ...changed });
            mend(...Object.keys(changed));
          },
        }}
      />
    </FormDialog>
  );
}
