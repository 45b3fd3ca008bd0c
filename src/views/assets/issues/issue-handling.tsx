import { useSelector } from '@xstate/react';
import type { IssueHandlingRef } from '../../../machines/assets/issue-handling/machine.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MaintenanceDialog } from '../maintenance/maintenance-dialog.tsx';
import { EndIssueDialog } from './end-issue-dialog.tsx';
import { IssueReport } from './issue-report.tsx';

const sendings = { repair: 'Repair', inspection: 'Inspection' } as const;

/** The dialogs in which an issue is read, sent, ended and deleted, one after the other. */
export function IssueHandling({ handling }: { handling: IssueHandlingRef }) {
  const state = useSelector(handling, ({ value }) => value);
  const issue = useSelector(handling, ({ context }) => context.details?.issue ?? null);
  const sending = useSelector(handling, ({ context }) => context.sending) ?? 'repair';
  const problem = useProblem(handling);
  const isBusy = useSelector(handling, (snapshot) => snapshot.hasTag('busy'));
  const cancel = () => handling.send({ type: 'act.cancel' });
  const dialog = () => {
    switch (state) {
      case 'announcing':
        return (
          <ConfirmDialog
            title={`Mark as sent for ${sendings[sending]}`}
            tone="calm"
            isOpen
            onClose={cancel}
            onConfirm={() => handling.send({ type: 'sending.confirm' })}
            yes="Add Maintenance"
            no="Cancel"
          >
            A maintenance has to be recorded first. The issue is marked as sent for {sending} with it, and both stay
            linked.
          </ConfirmDialog>
        );
      case 'recording':
        return issue ? (
          <MaintenanceDialog
            asset={{ id: issue.asset, name: issue.asset_name }}
            type={sending}
            issue={issue}
            isOpen
            onClose={cancel}
            onSaved={() => handling.send({ type: 'maintenance.recorded' })}
          />
        ) : null;
      case 'ending':
      case 'closing':
        return <EndIssueDialog handling={handling} problem={problem} isBusy={isBusy} onClose={cancel} />;
      case 'confirmingDeletion':
      case 'deleting':
        return (
          <ConfirmDialog
            title="Delete Report"
            isOpen
            onClose={cancel}
            onConfirm={() => handling.send({ type: 'deletion.confirm' })}
            isBusy={isBusy}
            errorMessage={problem ? problemText(problem) : null}
            yes="Delete"
            no="Cancel"
          >
            The report is deleted for ever, with its pictures. The maintenance that it led to stays.
          </ConfirmDialog>
        );
      default:
        return <IssueReport handling={handling} />;
    }
  };
  return (
    <>
      {/* Its dialogs stand apart from each other. */}
      <span className={visuallyHidden} data-flow="issueHandling" data-state={state} />
      {dialog()}
    </>
  );
}
