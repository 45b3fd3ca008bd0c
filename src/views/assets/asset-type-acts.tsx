import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../paths/assets.ts';
import type { RowAction } from '../ui/lists/table-column.ts';
import { useModal } from '../ui/overlays/use-modal.ts';
import { AssetTypeForm } from './asset-type-form.tsx';
import { DeleteTypeDialog } from './delete-type-dialog.tsx';
import { DepreciationForm } from './depreciation-form.tsx';

type AssetType = components['schemas']['AssetType'];

/** What can be done with asset types, and the dialogs in which it is done. */
export function useAssetTypeActs(types: readonly AssetType[] | undefined, options: { hasNumber?: boolean } = {}) {
  const form = useModal('asset-type');
  const depreciation = useModal('depreciation');
  const [deleted, setDeleted] = useState<AssetType | null>(null);
  const find = (wanted: string | null) => types?.find(({ id }) => id === wanted) ?? null;
  const edited = find(form.of);
  const actsOf = (type: AssetType): RowAction[] => {
    const disabledReason = type.is_default ? 'Default types are locked' : undefined;
    return [
      { id: 'edit', label: 'Edit', disabledReason, onAct: () => form.open(type.id) },
      { id: 'plan', label: 'Plan maintenance', onAct: () => navigate(assetsPaths.createPlan({ asset_type: type.id })) },
      {
        id: 'plans',
        label: 'Maintenance plans',
        onAct: () => navigate(assetsPaths.maintenancePlans({ asset_type: type.id })),
      },
      { id: 'depreciation', label: 'Depreciation', onAct: () => depreciation.open(type.id) },
      { id: 'delete', label: 'Delete', isDestructive: true, disabledReason, onAct: () => setDeleted(type) },
    ];
  };
  const dialogs = (
    <>
      <AssetTypeForm
        {...options}
        type={edited}
        isOpen={form.isOpen && (form.of === null || edited !== null)}
        onClose={form.close}
      />
      <DepreciationForm type={depreciation.isOpen ? find(depreciation.of) : null} onClose={depreciation.close} />
      <DeleteTypeDialog type={deleted} onClose={() => setDeleted(null)} />
    </>
  );
  return { add: () => form.open(), actsOf, dialogs };
}
