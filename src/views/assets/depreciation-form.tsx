import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { setAssetTypeDepreciationLimits } from '../../../openapi/generated/limits/assets.ts';
import { setAssetTypeDepreciation } from '../../services/operations/assets.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';

type AssetType = components['schemas']['AssetType'];
type DepreciationFormProps = { type: AssetType | null; onClose: () => void };
type Rule = components['schemas']['Depreciation'];

/** How the assets of a type lose value: straight-line, or not at all. */
export function DepreciationForm({ onClose, ...given }: DepreciationFormProps) {
  const { id: businessId } = useBusiness();
  const type = useSeen(given.type);
  const [typed, setTyped] = useState<{ life?: number | null; residual?: number | null }>({});
  const { life = type?.useful_life_months ?? null, residual = type?.residual_percent ?? 0 } = typed;
  const close = () => {
    request.clear();
    setTyped({});
    onClose();
  };
  const request = useRequest({
    send: ({ signal }, rule: Rule & { id: string }) =>
      setAssetTypeDepreciation({ businessId, seen: type, ...rule }, { signal }),
    onDone: (saved) => {
      notify('good', `Depreciation of ${saved.name} saved`);
      close();
    },
  });
  return (
    <FormDialog
      title={`Depreciation of ${type?.name ?? ''}`}
      label="Depreciation"
      isOpen={type !== null}
      onClose={close}
      request={request}
      submit="Save"
      lead="Book values fall by the same amount each month, from the month after the purchase until the residual value is left."
      onSubmit={() => type && request.send({ id: type.id, useful_life_months: life, residual_percent: residual ?? 0 })}
    >
      <NumberField
        label="Useful life"
        name="useful_life_months"
        hint="Without one, the book value stays at the cost."
        isOptional
        unit="months"
        value={life}
        onChange={(next) => setTyped({ ...typed, life: next })}
        min={setAssetTypeDepreciationLimits.useful_life_months.min}
        max={setAssetTypeDepreciationLimits.useful_life_months.max}
      />
      <NumberField
        label="Residual value"
        name="residual_percent"
        unit="% of the cost"
        value={residual}
        onChange={(next) => setTyped({ ...typed, residual: next })}
        min={setAssetTypeDepreciationLimits.residual_percent.min}
        max={setAssetTypeDepreciationLimits.residual_percent.max}
      />
    </FormDialog>
  );
}
