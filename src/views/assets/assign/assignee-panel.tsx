import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isGone } from '../../../../rules/assets/status.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { nameOf } from '../../shared/people/people.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { Actions } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';

export type AssignedAsset = Pick<
  components['schemas']['Asset'],
  | 'id'
  | 'name'
  | 'number'
  | 'status'
  | 'asset_type'
  | 'is_stopped'
  | 'assignee'
  | 'date_assigned'
  | 'expected_return_date'
  | 'assigned_until'
  | 'next_assignment'
>;
type AssigningDialog = ComponentType<{ asset: AssignedAsset; isOpen: boolean; onClose: () => void }>;

/** Both come with their fields when somebody is about to assign. */
const AssignAssetDialog: AssigningDialog = lazy(async () => ({
  default: (await import('./assign-asset-dialog.tsx')).AssignAssetDialog,
}));
const UnassignAssetDialog: AssigningDialog = lazy(async () => ({
  default: (await import('./unassign-asset-dialog.tsx')).UnassignAssetDialog,
}));

/** Who has an asset, and the way to give or take it. */
export function AssigneePanel({ asset }: { asset: AssignedAsset }) {
  const { assignee, assigned_until: until, next_assignment: next } = asset;
  const [open, setOpen] = useState<'assign' | 'unassign' | null>(null);
  const [last, setLast] = useState<'assign' | 'unassign' | null>(null);
  const show = (which: 'assign' | 'unassign') => {
    setLast(which);
    setOpen(which);
  };
  const dialog = { asset, isOpen: open !== null, onClose: () => setOpen(null) };
  return (
    <Card
      title="Assignee"
      action={
        isGone(asset.status) ? null : assignee === null && next === null ? (
          <Button look="primary" onPress={() => show('assign')}>
            Assign
          </Button>
        ) : (
          <Actions>
            {until !== null && next === null ? <Button onPress={() => show('assign')}>Assign next</Button> : null}
            <Button onPress={() => show('unassign')}>{assignee === null ? 'Cancel plan' : 'Unassign'}</Button>
          </Actions>
        )
      }
    >
      {assignee === null ? <NobodyHasIt asset={asset} /> : <Assigned asset={asset} assignee={assignee} />}
      {next === null ? null : <Planned next={next} />}
      <Suspense fallback={null}>
        {last === 'assign' ? <AssignAssetDialog {...dialog} /> : null}
        {last === 'unassign' ? <UnassignAssetDialog {...dialog} /> : null}
      </Suspense>
    </Card>
  );
}

function NobodyHasIt({ asset: { id, status, next_assignment: next } }: { asset: AssignedAsset }) {
  return (
    <EmptyState icon="people" title="Nobody has it">
      {isGone(status) ? (
        'Nobody can have what is sold, lost or scrapped.'
      ) : next === null ? (
        <>
          Assign it to an employee, or <Link href={assetsPaths.handOver({ ids: id })}>hand it over</Link> with a
          signature.
        </>
      ) : null}
    </EmptyState>
  );
}

function Assigned({ asset, assignee }: { asset: AssignedAsset; assignee: NonNullable<AssignedAsset['assignee']> }) {
  const { date_assigned: since, expected_return_date: due, assigned_until: until } = asset;
  return (
    <>
      <RowList>
        <ListRow
          media={<Avatar name={nameOf(assignee)} size="big" />}
          title={<Link href={assetsPaths.holder(assignee.id)}>{nameOf(assignee)}</Link>}
          note={assignee.employee_id}
        />
      </RowList>
      <Facts
        facts={[
          { name: 'Department', value: assignee.department ?? 'N/A' },
          { name: 'Job title', value: assignee.job_title ?? 'N/A' },
          { name: 'Region', value: assignee.region ?? 'N/A' },
          { name: 'Date assigned', value: since === null ? 'N/A' : showDate(since) },
          ...(until === null ? [] : [{ name: 'Has it until', value: showDate(until) }]),
          ...(due === null ? [] : [{ name: 'Expected return', value: showDate(due) }]),
        ]}
      />
    </>
  );
}

function Planned({ next }: { next: NonNullable<AssignedAsset['next_assignment']> }) {
  return (
    <RowList label="Planned">
      <ListRow
        media={<Avatar name={nameOf(next.assignee)} size="medium" />}
        title={nameOf(next.assignee)}
        note={`Gets it on ${showDate(next.date_assigned)}`}
      >
        <Badge tone="info">Planned</Badge>
      </ListRow>
    </RowList>
  );
}
