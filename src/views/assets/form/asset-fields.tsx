import { useQuery } from '@tanstack/react-query';
import { createAssetLimits } from '../../../../openapi/generated/limits/assets.register.ts';
import {
  assetConditionLabels,
  assetConditions,
  assetStatuses,
  assetStatusLabels,
} from '../../../../openapi/generated/lists/assets.register.ts';
import type { CodeField } from '../../../../rules/assets/codes.ts';
import { isVehicle } from '../../../domain/assets/asset-form.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { SameCode } from '../../shared/codes/same-code.tsx';
import { NairaField } from '../../shared/fields/naira-field.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { AssetFormState } from './use-asset-form.ts';

type FieldsProps = { state: AssetFormState };

const choicesOf = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** The type decides whether it is a vehicle; that of an asset that is there stays what it is. */
export function TypeField({ state, isKindFixed }: FieldsProps & { isKindFixed: boolean }) {
  const { fields, type, errorOf } = state;
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data ?? [];
  const offered = isKindFixed ? types.filter(({ vehicle_type }) => vehicle_type === isVehicle(fields)) : types;
  return (
    <ComboBox
      label="Asset type"
      name="asset_type"
      placeholder="Choose a type"
      choices={choicesOf(offered)}
      value={fields.asset_type || null}
      errorMessage={errorOf('asset_type')}
      emptyText="No results found"
      onChange={(id) => {
        const chosen = types.find((each) => each.id === id);
        type({ asset_type: id ?? '', ...(chosen ? { kind: chosen.vehicle_type ? 'vehicle' : 'asset' } : {}) });
      }}
    />
  );
}

/** What names and describes a thing that is no vehicle. */
export function IdentityFields({ state }: FieldsProps) {
  const { fields, type, errorOf } = state;
  return (
    <>
      <TextField
        label="Name"
        name="name"
        {...createAssetLimits.name}
        value={fields.name}
        onChange={(name) => type({ name })}
      />
      <FieldPair>
        <TextField
          label="Brand"
          name="brand"
          isOptional
          {...createAssetLimits.brand}
          value={fields.brand}
          onChange={(brand) => type({ brand })}
        />
        <TextField
          label="Model"
          name="model"
          isOptional
          {...createAssetLimits.model}
          value={fields.model}
          onChange={(model) => type({ model })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Serial number"
          name="serial_no"
          isOptional
          {...createAssetLimits.serial_no}
          spellCheck="false"
          value={fields.serial_no}
          errorMessage={errorOf('serial_no')}
          onChange={(serial_no) => type({ serial_no })}
        />
        <ColourField state={{ fields, type }} />
      </FieldPair>
      <SameCodeOf state={state} field="serial_no" />
      <TextArea
        label="Notes"
        name="notes"
        isOptional
        {...createAssetLimits.notes}
        value={fields.notes}
        onChange={(notes) => type({ notes })}
      />
    </>
  );
}

type SameCodeOfProps = { state: AssetFormState; field: CodeField };

export function SameCodeOf({ state: { fields, stored, id, type, mend }, field }: SameCodeOfProps) {
  return (
    <SameCode
      field={field}
      code={fields[field]}
      before={stored?.[field] ?? ''}
      id={id}
      reason={fields.duplicate_reason}
      onReason={(duplicate_reason) => {
        type({ duplicate_reason });
        mend(field);
      }}
    />
  );
}

export function ColourField({ state: { fields, type } }: { state: Pick<AssetFormState, 'fields' | 'type'> }) {
  return (
    <TextField
      label="Colour"
      name="color"
      isOptional
      {...createAssetLimits.color}
      value={fields.color}
      onChange={(color) => type({ color })}
    />
  );
}

export function ConditionFields({ state: { fields, type, errorOf } }: FieldsProps) {
  const { id: businessId } = useBusiness();
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data ?? [];
  return (
    <>
      <FieldPair>
        <Select
          label="Status"
          name="status"
          choices={assetStatuses.map((value) => ({ value, label: assetStatusLabels[value] }))}
          value={assetStatuses.find((status) => status === fields.status) ?? null}
          errorMessage={errorOf('status')}
          onChange={(status) => type({ status: status ?? '' })}
        />
        <ComboBox
          label="Location"
          name="location"
          isOptional={isVehicle(fields)}
          choices={choicesOf(regions)}
          value={fields.location || null}
          errorMessage={errorOf('location')}
          emptyText="No results found"
          onChange={(location) => type({ location: location ?? '' })}
        />
      </FieldPair>
      <RadioGroup
        label="Condition"
        name="asset_condition"
        isRow
        isOptional={isVehicle(fields)}
        choices={assetConditions.map((value) => ({ value, label: assetConditionLabels[value] }))}
        value={assetConditions.find((condition) => condition === fields.asset_condition) ?? null}
        errorMessage={errorOf('asset_condition')}
        onChange={(asset_condition) => type({ asset_condition })}
      />
    </>
  );
}

export function PurchaseFields({ state: { fields, type, errorOf } }: FieldsProps) {
  const { timeZone } = useBusiness();
  return (
    <>
      <FieldPair>
        <DateField
          label="Purchase date"
          name="purchase_date"
          isOptional
          value={fields.purchase_date || null}
          max={todayIn(timeZone)}
          errorMessage={errorOf('purchase_date')}
          onChange={(date) => type({ purchase_date: date ?? '' })}
        />
        <NairaField
          label="Cost"
          name="cost"
          isOptional
          naira={fields.cost}
          errorMessage={errorOf('cost')}
          onNaira={(cost) => type({ cost })}
        />
      </FieldPair>
      {isVehicle(fields) ? null : (
        <TextField
          label="Vendor"
          name="vendor"
          isOptional
          {...createAssetLimits.vendor}
          value={fields.vendor}
          onChange={(vendor) => type({ vendor })}
        />
      )}
    </>
  );
}
