import { updateCurrentUserLimits } from '../../../../openapi/generated/limits/accounts.ts';
import { TextField } from '../../ui/fields/field.tsx';

type Names = { first_name: string; last_name: string };
type NameFieldsProps = { names: Names; onChange: (changed: Partial<Names>) => void };

/** What a person is called, for them to fill in. */
export function NameFields({ names, onChange }: NameFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={updateCurrentUserLimits.first_name.maxLength}
        isRequired
        value={names.first_name}
        onChange={(first_name) => onChange({ first_name })}
      />
      <TextField
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={updateCurrentUserLimits.last_name.maxLength}
        isRequired
        value={names.last_name}
        onChange={(last_name) => onChange({ last_name })}
      />
    </>
  );
}
