import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createVehicleLimits } from '../../../openapi/generated/limits/fleet.ts';
import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import type { VehicleField, VehicleFields } from '../../domain/fleet/vehicle-form.ts';
import { listVehicleChoices, listVehicleMakes, listVehicleModels } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { SameCode } from '../shared/codes/same-code.tsx';
import { LicenceNotice } from '../shared/due/licence-notice.tsx';
import { NairaField } from '../shared/fields/naira-field.tsx';
import { EmployeePicker } from '../shared/people/employee-picker.tsx';
import { nameOf } from '../shared/people/people.ts';
import { Button } from '../ui/actions/button.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair, Note } from '../ui/content/layout.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { YearField } from '../ui/fields/year-field.tsx';
import * as css from './fleet.css.ts';

type VehicleFormState = {
  fields: VehicleFields;
  /** As they are stored; null for a new vehicle. */
  stored: VehicleFields | null;
  /** Null for a new one. */
  id: string | null;
  assigneeName: string;
  /** What whoever gives it to somebody must know. */
  warning: string | null;
  /** Since when whoever is chosen has it already; null for somebody else. */
  since: string | null;
  errorOf: (field: VehicleField) => string | null;
  type: (changed: Partial<VehicleFields>, assigneeName?: string) => void;
};
type PartProps = { state: VehicleFormState };

const choicesOf = (list: readonly { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }));
const numberIn = (text: string) => (text === '' ? null : Number(text));

/** Everything about a vehicle. The make is chosen after the type, and the model after the make. */
export function VehicleFieldset({ state }: PartProps) {
  return (
    <>
      <Kind state={state} />
      <FieldPair>
        <YearField
          label="Year"
          name="year"
          isOptional
          value={numberIn(state.fields.year)}
          errorMessage={state.errorOf('year')}
          onChange={(year) => state.type({ year: year === null ? '' : String(year) })}
        />
        <TextField
          label="Colour"
          name="color"
          isOptional
          {...createVehicleLimits.color}
          value={state.fields.color}
          errorMessage={state.errorOf('color')}
          onChange={(color) => state.type({ color })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Plate number"
          name="plate_no"
          {...createVehicleLimits.plate_no}
          spellCheck="false"
          value={state.fields.plate_no}
          errorMessage={state.errorOf('plate_no')}
          onChange={(plate_no) => state.type({ plate_no })}
        />
        <NumberField
          label="Mileage"
          name="start_mileage"
          isOptional
          unit="km"
          {...createVehicleLimits.start_mileage}
          value={numberIn(state.fields.start_mileage)}
          errorMessage={state.errorOf('start_mileage')}
          onChange={(km) => state.type({ start_mileage: km === null ? '' : String(km) })}
        />
      </FieldPair>
      <SameCode
        field="plate_no"
        code={state.fields.plate_no}
        before={state.stored?.plate_no ?? ''}
        id={state.id}
        reason={state.fields.duplicate_reason}
        onReason={(duplicate_reason) => state.type({ duplicate_reason })}
      />
      <FieldPair>
        <DateField
          label="Date of purchase"
          name="date_purchased"
          isOptional
          value={state.fields.date_purchased || null}
          errorMessage={state.errorOf('date_purchased')}
          onChange={(date) => state.type({ date_purchased: date ?? '' })}
        />
        <NairaField
          label="Purchase price"
          name="purchase_price"
          isOptional
          naira={state.fields.purchase_price}
          errorMessage={state.errorOf('purchase_price')}
          onNaira={(purchase_price) => state.type({ purchase_price })}
        />
      </FieldPair>
      <Assignment state={state} />
    </>
  );
}

function Kind({ state: { fields, errorOf, type } }: PartProps) {
  const { id: businessId } = useBusiness();
  const chosen = vehicleTypes.find((each) => each === fields.type) ?? null;
  const makes = useQuery({
    ...queryOf(listVehicleMakes, { businessId, type: chosen ?? 'car' }),
    enabled: chosen !== null,
  });
  const models = useQuery({
    ...queryOf(listVehicleModels, { businessId, id: fields.make, type: chosen ?? 'car' }),
    enabled: chosen !== null && fields.make !== '',
  });
  return (
    <>
      <Select
        label="Vehicle type"
        name="type"
        choices={vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] }))}
        value={chosen}
        errorMessage={errorOf('type')}
        onChange={(next) => type({ type: next ?? '' })}
      />
      <FieldPair>
        <ComboBox
          label="Make"
          name="make"
          isDisabled={chosen === null}
          {...(chosen === null ? { hint: 'Choose the vehicle type first.' } : {})}
          choices={choicesOf(makes.data)}
          value={fields.make || null}
          errorMessage={errorOf('make')}
          emptyText="No results found"
          onChange={(make) => type({ make: make ?? '' })}
        />
        <ComboBox
          label="Model"
          name="model"
          isDisabled={fields.make === ''}
          {...(fields.make === '' ? { hint: 'Choose the make first.' } : {})}
          choices={choicesOf(models.data)}
          value={fields.model || null}
          errorMessage={errorOf('model')}
          emptyText="No results found"
          onChange={(model) => type({ model: model ?? '' })}
        />
      </FieldPair>
    </>
  );
}

function Assignment({ state: { fields, errorOf, type, assigneeName, warning, since } }: PartProps) {
  const { id: businessId } = useBusiness();
  const choices = useQuery(queryOf(listVehicleChoices, { businessId }));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Select
        label="Status"
        name="status"
        choices={(choices.data?.status ?? []).map(({ value, display_name }) => ({ value, label: display_name }))}
        value={fields.status}
        errorMessage={errorOf('status')}
        onChange={(status) => type({ status: status ?? 'active' })}
      />
      <div className={css.chosen}>
        {fields.assignee === '' ? <Note>Nobody has it.</Note> : <span>{assigneeName}</span>}
        <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
          {fields.assignee === '' ? 'Choose the assignee' : 'Change'}
        </Button>
        {fields.assignee === '' ? null : (
          <Button look="ghost" onPress={() => type({ assignee: '', date_assigned: '' }, '')}>
            Remove
          </Button>
        )}
      </div>
      {fields.assignee === '' ? null : <LicenceNotice driver={{ id: fields.assignee, name: assigneeName }} />}
      {fields.assignee === '' ? null : (
        <DateField
          label="Date assigned"
          name="date_assigned"
          isOptional
          isDisabled={since !== null}
          hint={since === null ? 'Today if it is left empty.' : 'To change it, take the vehicle back first.'}
          value={(since ?? fields.date_assigned) || null}
          errorMessage={errorOf('date_assigned') ?? errorOf('assignee')}
          onChange={(date) => type({ date_assigned: date ?? '' })}
        />
      )}
      <EmployeePicker
        title="Choose the assignee"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={([person]) => {
          setOpen(false);
          if (person) type({ assignee: person.id, date_assigned: '' }, nameOf(person));
        }}
        isSingle
        confirmLabel="Choose"
        warning={warning}
      />
    </>
  );
}
