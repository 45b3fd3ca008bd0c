import { useState } from 'react';
import { createFuelEntryLimits } from '../../../../openapi/generated/limits/fleet.fuel.ts';
import { fuelLabels, fuels } from '../../../../openapi/generated/lists/fleet.fuel.ts';
import {
  emptyFuel,
  type FuelFields,
  fuelFields,
  fuelMistakes,
  priceIn,
  toFuelEntry,
} from '../../../domain/fleet/fuel-form.ts';
import type { FuelEntryRef } from '../../../machines/fleet/fuel-entry/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { usePerson } from '../../shared/people/person.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { formatKobo } from '../../ui/content/money.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { DriverField } from './driver-field.tsx';
import { type DriversSheet, EntryForm, EntryPage } from './entry-frame.tsx';
import * as css from './logs.css.ts';
import { OdometerFields } from './odometer-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { useLogEntry } from './use-log-entry.ts';

type FuelEntryPageProps = { entry: FuelEntryRef; params: Readonly<Record<string, string>> };

/** Fuel, as a driver writes it down at the pump. */
export function FuelEntryPage({ entry, params: { id = '' } }: FuelEntryPageProps) {
  return (
    <EntryPage title="Add fuel" vehicleId={id} tab="fuel">
      {(sheet) => <FuelForm entry={entry} sheet={sheet} />}
    </EntryPage>
  );
}

/** The same for whoever has the vehicle. */
export function DriversFuelPage({ entry, params: { id = '' } }: FuelEntryPageProps) {
  return (
    <EntryPage title="Add fuel" vehicleId={id} tab={null}>
      {(sheet) => <FuelForm entry={entry} sheet={sheet} />}
    </EntryPage>
  );
}

function FuelForm({ entry, sheet: { vehicle, fuel } }: { entry: FuelEntryRef; sheet: DriversSheet }) {
  const { id: businessId, timeZone } = useBusiness();
  const start: FuelFields = {
    ...emptyFuel,
    filled_on: todayIn(timeZone),
    fuel,
  };
  const of = `fuel:${String(usePerson().user?.id)}:${businessId}:${vehicle.id}`;
  const { fields, files, keepFiles, keyOf, type, errorOf, ...form } = useLogEntry<FuelFields>({
    entry,
    of,
    start,
    fields: fuelFields,
  });
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const price = priceIn(fields);
  const submit = () =>
    entry.send({
      type: 'entry.submit',
      entry: toFuelEntry(
        fields,
        files.map(({ id }) => id),
      ),
      mistakes: fuelMistakes(fields),
      idempotencyKey: keyOf(),
    });
  return (
    <EntryForm
      {...form}
      flow="fuelEntry"
      label="Fuel"
      submit="Save"
      entry={entry}
      waitsFor={waitsFor}
      onSubmit={submit}
    >
      <section className={css.section} aria-label="At the pump">
        <FieldPair>
          <TextField
            label="Litres"
            name="litres"
            inputMode="decimal"
            maxLength={8}
            value={fields.litres}
            errorMessage={errorOf('litres')}
            onChange={(litres) => type({ litres })}
          />
          <MoneyField
            label="Sum"
            name="total"
            value={fields.total === '' ? null : Number(fields.total)}
            errorMessage={errorOf('total')}
            onChange={(kobo) => type({ total: kobo === null ? '' : String(kobo) })}
          />
        </FieldPair>
        {price === null ? null : <p className={css.price}>{formatKobo(price)} a litre</p>}
        <OdometerFields
          known={vehicle.start_mileage}
          fields={fields}
          isDoubted={form.state === 'doubted'}
          errorOf={errorOf}
          onChange={type}
        />
        <CheckBox
          label="The tank is full now"
          isSelected={fields.is_full === 'yes'}
          onChange={(isFull) => type({ is_full: isFull ? 'yes' : '' })}
          hint="Consumption is worked out between two full tanks."
        />
        <PicturesField
          label="Receipt"
          about="fuel"
          kept={files}
          errorMessage={errorOf('attachments')}
          onChange={(arrived, waits) => {
            keepFiles(arrived);
            setWaitsFor(waits);
          }}
        />
      </section>
      <section className={css.section} aria-label="More">
        <RadioGroup
          label="Fuel"
          name="fuel"
          isRow
          choices={fuels.map((value) => ({ value, label: fuelLabels[value] }))}
          value={fuels.find((each) => each === fields.fuel) ?? null}
          onChange={(fuel) => type({ fuel })}
        />
        <FieldPair>
          <TextField
            label="Station"
            name="station"
            isOptional
            {...createFuelEntryLimits.station}
            value={fields.station}
            errorMessage={errorOf('station')}
            onChange={(station) => type({ station })}
          />
          <DateField
            label="Day"
            name="filled_on"
            value={fields.filled_on || null}
            errorMessage={errorOf('filled_on')}
            onChange={(day) => type({ filled_on: day ?? '' })}
          />
        </FieldPair>
        <DriverField
          assignee={vehicle.assignee}
          name={fields.driver_name}
          errorMessage={errorOf('driver')}
          onChange={(driver, name) => type({ driver, driver_name: name })}
        />
      </section>
    </EntryForm>
  );
}
