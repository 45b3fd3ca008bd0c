import { PasswordReplacedPage } from '../../views/accounts/password-replaced.page.tsx';
import { paths } from '../paths.ts';

const links = { login: paths.login() };

export function Screen() {
  return <PasswordReplacedPage links={links} />;
}
