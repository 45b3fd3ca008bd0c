import { useState } from 'react';
import {
  type IssueField,
  type IssueFields,
  issueFields,
  mistakesIn,
  newIssue,
  toIssue,
} from '../../../domain/assets/issue-form.ts';
import { reportIssue } from '../../../services/operations/assets.issues.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { useDraft } from '../../shared/flow/use-draft.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useAttachments } from '../attachments/use-attachments.ts';
import type { Issue } from './issue-status.tsx';

/** `asset_title` shows which asset was chosen. */
const draftFields = [...issueFields, 'asset_title'] as const;
type DraftField = (typeof draftFields)[number];
type Mistakes = Partial<Record<string, string[]>>;

/**
 * What is typed into a report, kept in this tab until the server has it, and the way to send it.
 * @param asset the one it is about; empty where it is chosen
 */
export function useIssueForm(asset: string, onReported: (issue: Issue) => void) {
  const { id: businessId, timeZone } = useBusiness();
  const { typed, type, replace } = useDraft<Record<DraftField, string>>(`issue:${asset || 'any'}`, draftFields);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { asset_title: assetTitle = '', ...given } = typed;
  const fields: IssueFields = { ...newIssue(todayIn(timeZone), asset), ...given };
  const attachments = useAttachments();
  const request = useRequest({
    send: (options, { fields: sent, files }: { fields: IssueFields; files: string[] }) =>
      reportIssue({ businessId, id: sent.asset, ...toIssue(sent), attachments: files }, options),
    onDone: (issue) => {
      replace({});
      attachments.reset();
      onReported(issue);
    },
  });
  const errors: Mistakes = { ...mistakes, ...request.errors };
  return {
    fields,
    assetTitle,
    request: { ...request, errors: errors as Record<string, string[]> },
    attachments,
    errorOf: (field: IssueField | 'attachments'): string | null => errors[field]?.[0] ?? null,
    type: (changed: Partial<Record<DraftField, string>>) => {
      setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !(field in changed))));
      type(changed);
    },
    submit: () => {
      const found = mistakesIn(fields);
      setMistakes(found);
      if (Object.keys(found).length === 0) request.send({ fields, files: attachments.ids });
    },
    clear: () => {
      request.clear();
      setMistakes({});
      attachments.reset();
      replace({});
    },
  };
}
