import { useQuery } from '@tanstack/react-query';
import { vehicleTypeLabels } from '../../../../openapi/generated/lists/assets.makes.ts';
import { assetConditionLabels, assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { type AssetField, assetFieldNames, type Change } from '../../../domain/assets/asset-form.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FieldChanges } from '../../shared/requests/field-changes.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';

type AssetChangesProps = {
  changes: readonly Change[];
  onTake: (field: AssetField) => void;
};

/** What somebody else changed while the form was open. */
export function AssetChanges({ changes, onTake }: AssetChangesProps) {
  const textOf = useValueText();
  return (
    <FieldChanges subject="this asset" changes={changes} labels={assetFieldNames} textOf={textOf} onTake={onTake} />
  );
}

/** How a person reads the value of a field. */
function useValueText() {
  const { id: businessId } = useBusiness();
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data ?? [];
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data ?? [];
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((each) => each.id === id)?.name ?? id;
  const readers: Partial<Record<AssetField, (value: string) => string>> = {
    location: (value) => nameIn(regions, value),
    asset_type: (value) => nameIn(types, value),
    status: (value) => labelIn(assetStatusLabels, value),
    asset_condition: (value) => labelIn(assetConditionLabels, value),
    vehicle_type: (value) => labelIn(vehicleTypeLabels, value),
    purchase_date: showDate,
    cost: (value) => formatMoney(Number(value), 'NGN'),
  };
  return (field: AssetField, value: string) => readers[field]?.(value) ?? value;
}

const labelIn = (labels: Record<string, string>, value: string) => labels[value] ?? value;
