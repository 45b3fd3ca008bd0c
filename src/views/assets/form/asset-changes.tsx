import { useQuery } from '@tanstack/react-query';
import { vehicleTypeLabels } from '../../../../openapi/generated/lists/assets.makes.ts';
import { assetConditionLabels, assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { type AssetField, assetFieldNames, type Change } from '../../../domain/assets/asset-form.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import { Notice } from '../../ui/feedback/feedback.tsx';
import * as css from './asset-form.css.ts';

type AssetChangesProps = {
  changes: readonly Change[];
  onTake: (field: AssetField) => void;
};

/** What somebody else changed while the form was open, field by field. */
export function AssetChanges({ changes, onTake }: AssetChangesProps) {
  const textOf = useValueText();
  const hasConflicts = changes.some(({ mine }) => mine !== null);
  return (
    <Notice tone="warning">
      <p>
        Somebody else has changed this asset in the meantime. What you typed is still here
        {hasConflicts ? ': save again to keep yours, or take theirs.' : '. Look at it, and save again.'}
      </p>
      <ul className={css.changes} aria-label="What somebody else changed">
        {changes.map(({ field, before, theirs, mine }) => (
          <li key={field} className={css.change}>
            <span className={css.changeWords}>
              <strong>{assetFieldNames[field]}</strong>: {textOf(field, before)} → {textOf(field, theirs)}
              {mine === null ? null : `; yours is ${textOf(field, mine)}`}
            </span>
            {mine === null ? null : (
              <Button onPress={() => onTake(field)} aria-label={`Take theirs: ${assetFieldNames[field]}`}>
                Take theirs
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
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
  return (field: AssetField, value: string) => (value === '' ? 'empty' : `“${readers[field]?.(value) ?? value}”`);
}

const labelIn = (labels: Record<string, string>, value: string) => labels[value] ?? value;
