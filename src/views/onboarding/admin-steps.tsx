import { phoneHint } from '../../domain/onboarding/phone.ts';
import { TextField } from '../ui/field.tsx';
import { LogoPicker } from '../ui/logo-picker.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import type { StepProps } from './step-props.ts';
import * as css from './wizard.css.ts';

/** In bytes; the server's limit. */
const logoMaximum = 5 * 1024 * 1024;

export function NamingAdmin({ answers, onChange }: StepProps) {
  return (
    <>
      <div className={css.pair}>
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
          value={answers.first_name}
          onChange={(first_name) => onChange({ first_name })}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
          value={answers.last_name}
          onChange={(last_name) => onChange({ last_name })}
        />
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
