import { EditIssueDialog } from './edit-issue-dialog.tsx';
import type { issueActs } from './issue-acts.ts';
import { useIssueHandling } from './issue-handling-part.ts';
import type { Issue } from './issue-status.tsx';

export type ChosenAct = { issue: Issue; act: ReturnType<typeof issueActs>[number]['id'] };

/** Where what was chosen of the menu of an issue is done. */
export function IssueActDialog({ issue, act, onClose }: ChosenAct & { onClose: () => void }) {
  const Handling = useIssueHandling();
  return act === 'edit' ? (
    <EditIssueDialog issue={issue} onClose={onClose} />
  ) : (
    <Handling id={issue.id} act={act} onClose={onClose} />
  );
}
