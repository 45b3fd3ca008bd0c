import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';

export type AssignedAsset = Pick<
  components['schemas']['Asset'],
  'id' | 'name' | 'number' | 'assignee' | 'date_assigned' | 'expected_return_date'
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
  const { assignee, date_assigned: since, expected_return_date: due } = asset;
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
        assignee === null ? (
          <Button look="primary" onPress={() => show('assign')}>
            Assign
          </Button>
        ) : (
          <Button onPress={() => show('unassign')}>Unassign</Button>
        )
      }
    >
      {assignee === null ? (
        <EmptyState icon="people" title="Nobody has it">
          Assign it to an employee, or <Link href={assetsPaths.handOver({ ids: asset.id })}>hand it over</Link> with a
          signature.
        </EmptyState>
      ) : (
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
              ...(due === null ? [] : [{ name: 'Expected return', value: showDate(due) }]),
            ]}
          />
        </>
      )}
      <Suspense fallback={null}>
        {last === 'assign' ? <AssignAssetDialog {...dialog} /> : null}
        {last === 'unassign' ? <UnassignAssetDialog {...dialog} /> : null}
      </Suspense>
    </Card>
  );
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
