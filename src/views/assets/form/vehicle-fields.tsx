import { useQuery } from '@tanstack/react-query';
import { createAssetLimits } from '../../../../openapi/generated/limits/assets.register.ts';
import { vehicleTypeLabels, vehicleTypes } from '../../../../openapi/generated/lists/assets.makes.ts';
import { createMake, createMakeModel, listMakeModels, listMakes } from '../../../services/operations/assets.makes.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { AddingComboBox } from '../../shared/requests/adding-combo-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { YearField } from '../../ui/fields/year-field.tsx';
import { ColourField, SameCodeOf } from './asset-fields.tsx';
import * as css from './asset-form.css.ts';
import type { AssetFormState } from './use-asset-form.ts';

type VehicleType = (typeof vehicleTypes)[number];
type Named = { id: string; name: string };
const choicesOf = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** The fields of a vehicle. The make is chosen after the type, and the model after the make; both make its name. */
export function VehicleFields({ state }: { state: AssetFormState }) {
  const { fields, type, errorOf } = state;
  const { makes, models } = useMakes(fields);
  const vehicleType = vehicleTypes.find((each) => each === fields.vehicle_type) ?? null;
  const named = [makes, models].flatMap((list, index) => {
    const chosen = index === 0 ? fields.vehicle_make : fields.vehicle_model;
    return list.find(({ id }) => id === chosen)?.name ?? [];
  });
  return (
    <>
      <Select
        label="Vehicle type"
        name="vehicle_type"
        choices={vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] }))}
        value={vehicleType}
        errorMessage={errorOf('vehicle_type')}
        onChange={(vehicle_type) => type({ vehicle_type: vehicle_type ?? '' })}
      />
      <FieldPair>
        <MakeField state={state} vehicleType={vehicleType} makes={makes} />
        <ModelField state={state} vehicleType={vehicleType} models={models} />
      </FieldPair>
      {named.length > 0 ? <p className={css.made}>Its name will be {named.join(' ')}.</p> : null}
      <FieldPair>
        <YearField
          label="Year"
          name="year"
          isOptional
          value={fields.year === '' ? null : Number(fields.year)}
          errorMessage={errorOf('year')}
          onChange={(year) => type({ year: year === null ? '' : String(year) })}
        />
        <ColourField state={state} />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Plate number"
          name="plate_no"
          isOptional
          {...createAssetLimits.plate_no}
          spellCheck="false"
          value={fields.plate_no}
          errorMessage={errorOf('plate_no')}
          onChange={(plate_no) => type({ plate_no })}
        />
        <NumberField
          label="Mileage"
          name="mileage"
          isOptional
          unit="km"
          {...createAssetLimits.mileage}
          value={fields.mileage === '' ? null : Number(fields.mileage)}
          errorMessage={errorOf('mileage')}
          onChange={(mileage) => type({ mileage: mileage === null ? '' : String(mileage) })}
        />
      </FieldPair>
      <SameCodeOf state={state} field="plate_no" />
      <TextField
        label="Contact"
        name="contact"
        hint="Whom to call about the vehicle: a name, a number, or both."
        {...createAssetLimits.contact}
        value={fields.contact}
        onChange={(contact) => type({ contact })}
      />
    </>
  );
}

type MakeFieldProps = { state: AssetFormState; vehicleType: VehicleType | null; makes: readonly Named[] };

/** One that everybody has or the business has added, or a new one of the business. */
function MakeField({ state: { fields, type, errorOf }, vehicleType, makes }: MakeFieldProps) {
  const { id: businessId } = useBusiness();
  return (
    <AddingComboBox
      label="Make"
      name="vehicle_make"
      isDisabled={vehicleType === null}
      {...(vehicleType === null ? { hint: 'Choose the vehicle type first.' } : {})}
      choices={choicesOf(makes)}
      value={fields.vehicle_make}
      errorMessage={errorOf('vehicle_make')}
      emptyText="No results found"
      onChange={(vehicle_make) => type({ vehicle_make })}
      add={(options, name) => createMake({ businessId, name, type: vehicleType ?? 'car' }, options)}
      addLabel={(name) => `Add “${name}” as a make`}
    />
  );
}

type ModelFieldProps = { state: AssetFormState; vehicleType: VehicleType | null; models: readonly Named[] };

function ModelField({ state: { fields, type, errorOf }, vehicleType, models }: ModelFieldProps) {
  const { id: businessId } = useBusiness();
  const { vehicle_make: make } = fields;
  return (
    <AddingComboBox
      label="Model"
      name="vehicle_model"
      isOptional
      isDisabled={make === ''}
      {...(make === '' ? { hint: 'Choose the make first.' } : {})}
      choices={choicesOf(models)}
      value={fields.vehicle_model}
      errorMessage={errorOf('vehicle_model')}
      emptyText="No results found"
      onChange={(vehicle_model) => type({ vehicle_model })}
      add={(options, name) => createMakeModel({ businessId, id: make, name, type: vehicleType ?? 'car' }, options)}
      addLabel={(name) => `Add “${name}” as a model`}
    />
  );
}

/** The makes of the chosen vehicle type, and the models of the chosen make. */
function useMakes({ vehicle_type, vehicle_make }: { vehicle_type: string; vehicle_make: string }) {
  const { id: businessId } = useBusiness();
  const type = vehicleTypes.find((each) => each === vehicle_type);
  const makes = useQuery({ ...queryOf(listMakes, { businessId, type: type ?? 'car' }), enabled: type !== undefined });
  const models = useQuery({
    ...queryOf(listMakeModels, { businessId, id: vehicle_make, type: type ?? 'car' }),
    enabled: type !== undefined && vehicle_make !== '',
  });
  return { makes: makes.data ?? [], models: models.data ?? [] };
}
