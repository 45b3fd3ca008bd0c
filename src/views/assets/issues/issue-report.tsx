import { useSelector } from '@xstate/react';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import type { IssueDetails, IssueHandlingRef } from '../../../machines/assets/issue-handling/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { formatMoney } from '../../ui/content/money.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { AssetStatus } from '../asset-status.tsx';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { hasEnded, type Issue, IssuePriority, IssueStatus, reporterOf } from './issue-status.tsx';

/** A report as it stands, and what can be done about it. */
export function IssueReport({ handling }: { handling: IssueHandlingRef }) {
  const state = useSelector(handling, ({ value }) => value);
  const details = useSelector(handling, ({ context }) => context.details);
  const problem = useProblem(handling);
  const isBusy = state === 'reopening';
  const leave = () => handling.send({ type: 'report.leave' });
  return (
    <Dialog title="Reported issue" isOpen onClose={leave} isBusy={isBusy} width="form">
      <DialogBody>
        <Stack>
          {state === 'overtaken' ? (
            <Notice tone="warning">Somebody else has already changed this issue. See how it stands now.</Notice>
          ) : problem ? (
            <Notice tone="bad">{problem.kind === 'missing' ? 'This report is gone.' : problemText(problem)}</Notice>
          ) : null}
          {state === 'loading' ? <Skeleton height={240} /> : null}
          {details && state !== 'loading' ? <Report details={details} /> : null}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="ghost" onPress={leave} isDisabled={isBusy}>
          Close
        </Button>
        {state === 'unread' ? (
          <Button look="primary" onPress={() => handling.send({ type: 'report.retry' })}>
            Retry
          </Button>
        ) : null}
        {state === 'overtaken' ? (
          <Button look="primary" onPress={() => handling.send({ type: 'report.look' })}>
            Look at the report
          </Button>
        ) : null}
        {details && (state === 'reading' || isBusy) ? (
          <Acts handling={handling} issue={details.issue} isBusy={isBusy} />
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}

type ActsProps = { handling: IssueHandlingRef; issue: Issue; isBusy: boolean };

function Acts({ handling, issue, isBusy }: ActsProps) {
  const remove = (
    <Button look="ghost" isDisabled={isBusy} onPress={() => handling.send({ type: 'issue.delete' })}>
      Delete Report
    </Button>
  );
  if (hasEnded(issue))
    return (
      <>
        {remove}
        <Button isBusy={isBusy} onPress={() => handling.send({ type: 'issue.reopen' })}>
          Reopen
        </Button>
      </>
    );
  return (
    <>
      {remove}
      <Button onPress={() => handling.send({ type: 'issue.send', sending: 'inspection' })}>Send for Inspection</Button>
      <Button onPress={() => handling.send({ type: 'issue.send', sending: 'repair' })}>Send for Repair</Button>
      <Button look="primary" onPress={() => handling.send({ type: 'issue.end' })}>
        Resolve
      </Button>
    </>
  );
}

function Report({ details: { issue, maintenance } }: { details: IssueDetails }) {
  const files = [...issue.attachments, ...maintenance.flatMap(({ attachments }) => attachments)];
  return (
    <>
      <Facts facts={factsOf(issue)} />
      {maintenance.length > 0 ? (
        <RowList label="Maintenance for it">
          {maintenance.map((entry) => (
            <ListRow
              key={entry.id}
              title={<Link href={assetsPaths.editMaintenance(entry.id)}>{entry.notes}</Link>}
              note={`${maintenanceTypeLabels[entry.type]} · ${showDate(entry.date)}`}
            >
              <span>{formatMoney(entry.cost, 'NGN')}</span>
            </ListRow>
          ))}
        </RowList>
      ) : null}
      {files.length > 0 ? <AttachmentList attachments={files} /> : null}
    </>
  );
}

const factsOf = (issue: Issue) => [
  {
    name: 'Asset',
    value: <Link href={assetsPaths.asset(issue.asset)}>{`${issue.asset_name} (${issue.asset_number})`}</Link>,
  },
  { name: 'Status', value: <IssueStatus {...issue} /> },
  { name: 'Message', value: issue.message },
  { name: 'Issue type', value: issue.issue_type?.name ?? 'Not said yet' },
  { name: 'Priority level', value: <IssuePriority {...issue} /> },
  { name: 'Report date', value: showDate(issue.date) },
  { name: 'Reported by', value: reporterOf(issue) },
  ...(issue.contact ? [{ name: 'Contact', value: issue.contact }] : []),
  ...(issue.reference ? [{ name: 'Reference', value: issue.reference }] : []),
  { name: 'Asset status', value: <AssetStatus asset={{ status: issue.asset_status, assignee: issue.employee }} /> },
  ...(issue.employee ? [{ name: 'Employee', value: `${issue.employee.first_name} ${issue.employee.last_name}` }] : []),
  ...(issue.resolution ? [{ name: 'What was done', value: issue.resolution }] : []),
];
