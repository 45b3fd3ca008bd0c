import { updateCurrentUserLimits } from '../../../../openapi/generated/limits/accounts.ts';
import { type FieldProps, PasswordField } from '../../ui/fields/field.tsx';

type CurrentPasswordFieldProps = Pick<FieldProps, 'label'> & Partial<FieldProps>;

/** The password of the signed-in person, where something asks for it again. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      isRequired
      maxLength={updateCurrentUserLimits.password.maxLength}
      validate={(password) => (password === '' ? 'Required' : null)}
      {...props}
    />
  );
}
