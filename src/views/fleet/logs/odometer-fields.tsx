import { createVehicleCheckLimits } from '../../../../openapi/generated/limits/fleet.checks.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';

type Odometer = { mileage: string; correction: string };
type OdometerFieldsProps = {
  /** What it showed last. */
  known: number | null;
  fields: Odometer;
  /** The server does not believe what it shows. */
  isDoubted: boolean;
  errorOf: (field: string, ...about: string[]) => string | null;
  onChange: (changed: Partial<Odometer>) => void;
};

/** What the odometer shows; where it does not go on from the reading before, it is asked why. */
export function OdometerFields({ known, fields, isDoubted, errorOf, onChange }: OdometerFieldsProps) {
  return (
    <>
      <NumberField
        label="Odometer"
        name="mileage"
        isOptional
        unit="km"
        {...createVehicleCheckLimits.mileage}
        hint={known === null ? undefined : `Last ${known.toLocaleString('en-NG')} km`}
        value={fields.mileage === '' ? null : Number(fields.mileage)}
        errorMessage={errorOf('mileage', 'correction')}
        onChange={(km) => onChange({ mileage: km === null ? '' : String(km) })}
      />
      {isDoubted || fields.correction !== '' ? (
        <TextField
          label="Why is it right?"
          name="correction"
          isOptional
          {...createVehicleCheckLimits.correction}
          hint="Such as a new odometer. Or correct the number."
          value={fields.correction}
          onChange={(correction) => onChange({ correction })}
        />
      ) : null}
    </>
  );
}
