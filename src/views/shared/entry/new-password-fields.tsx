import { changePasswordLimits } from '../../../../openapi/generated/limits/accounts.ts';
import { confirmationMessage, newPasswordMessage } from '../../../domain/shared/new-password.ts';
import { PasswordField } from '../../ui/fields/field.tsx';

type NewPassword = { password: string; confirmation: string };
type NewPasswordFieldsProps = NewPassword & { onChange: (changed: Partial<NewPassword>) => void };

/** A new password, typed twice, of somebody who has had one before. */
export function NewPasswordFields({ password, confirmation, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint="At least 8 characters, not a commonly used password, and not like your name or email."
        {...changePasswordLimits.new_password}
        value={password}
        onChange={(text) => onChange({ password: text })}
        validate={newPasswordMessage}
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        {...changePasswordLimits.new_password}
        value={confirmation}
        onChange={(text) => onChange({ confirmation: text })}
        validate={(text) => confirmationMessage({ password, confirmation: text })}
      />
    </>
  );
}
