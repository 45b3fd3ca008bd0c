import { type ComponentType, lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../../paths/assets.ts';
import { ActionMenu } from '../../ui/actions/menu.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { Asset } from './asset-facts.tsx';

type AddedTo = Pick<Asset, 'id' | 'name'>;
type Addition = { id: string; label: string } & (
  | {
      /** Comes when somebody is about to add one. */
      Dialog: ComponentType<{ asset: AddedTo; isOpen: boolean; onClose: () => void }>;
    }
  | {
      /** The screen that adds one. */
      href: (asset: string) => string;
    }
);

const additions: readonly Addition[] = [
  {
    id: 'maintenance',
    label: 'Maintenance',
    Dialog: lazy(async () => ({ default: (await import('../maintenance/maintenance-dialog.tsx')).MaintenanceDialog })),
  },
  {
    id: 'issue',
    label: 'Issue',
    Dialog: lazy(async () => ({ default: (await import('../issues/report-issue-dialog.tsx')).ReportIssueDialog })),
  },
  {
    id: 'statutory',
    label: 'Statutory Information',
    Dialog: lazy(async () => ({ default: (await import('../documents/add-document.tsx')).AddStatutoryInformation })),
  },
  {
    id: 'document',
    label: 'Document',
    Dialog: lazy(async () => ({ default: (await import('../documents/add-document.tsx')).AddDocument })),
  },
  {
    id: 'plan',
    label: 'Maintenance plan',
    href: (asset) => assetsPaths.createPlan({ asset }),
  },
  {
    id: 'reading',
    label: 'Reading',
    Dialog: lazy(async () => ({ default: (await import('../maintenance/reading-dialog.tsx')).ReadingDialog })),
  },
];

/** What can be added to an asset, each in a dialog over its screen that a link can open. */
export function AddNew({ asset }: { asset: AddedTo }) {
  const modal = useModal('add');
  /** Stays until its dialog has closed. */
  const [last, setLast] = useState(modal.of);
  const shown = additions.find(({ id }) => id === (modal.of ?? last));
  return (
    <>
      <ActionMenu
        label="Add New"
        entries={additions}
        onAct={(id) => {
          const added = additions.find((one) => one.id === id);
          if (added && 'href' in added) return navigate(added.href(asset.id));
          setLast(id);
          modal.open(id);
        }}
      />
      {shown && 'Dialog' in shown ? (
        <Suspense>
          <shown.Dialog asset={asset} isOpen={modal.of === shown.id} onClose={modal.close} />
        </Suspense>
      ) : null}
    </>
  );
}
