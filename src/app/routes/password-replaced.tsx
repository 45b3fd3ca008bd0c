import { PasswordReplacedPage } from '../../views/accounts/password-replaced.page.tsx';

export function Screen() {
  return <PasswordReplacedPage />;
}
