import { type FieldProps, TextField } from './field.tsx';

/** A telephone number as it is written: what it must look like is the caller's to say in `hint` and to check. */
export function PhoneField(props: FieldProps) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />;
}
