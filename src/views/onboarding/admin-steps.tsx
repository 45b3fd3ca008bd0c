import { phoneHint } from '../../domain/shared/phone.ts';
import { LogoPicker } from '../shared/business/logo-picker.tsx';
import { NameFields } from '../shared/people/name-fields.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import type { StepProps } from './step-props.ts';
import * as css from './wizard.css.ts';

/** In bytes; the server's limit. */
const logoMaximum = 5 * 1024 * 1024;

export function NamingAdmin({ answers, onChange }: StepProps) {
  return (
    <>
      <div className={css.pair}>
        <NameFields names={answers} onChange={onChange} />
      </div>
      <PhoneField
        label="Phone number"
        name="phone_number"
        hint={phoneHint}
        isRequired
        value={answers.phone_number}
        onChange={(phone_number) => onChange({ phone_number })}
      />
    </>
  );
}

export function ChoosingLogo({ answers, onChange, errorOf }: StepProps) {
  return (
    <LogoPicker
      name={answers.name}
      maxSize={logoMaximum}
      value={{ file: answers.logo, colour: answers.avatar }}
      onChange={({ file, colour }) => onChange({ logo: file, avatar: colour })}
      errorMessage={errorOf('logo') ?? errorOf('avatar')}
    />
  );
}
