import { PrivacyPolicyPage } from '../../views/legal/privacy-policy.page.tsx';
import { operator } from '../operator.ts';
import { paths } from '../paths.ts';

const links = { home: paths.login(), terms: paths.terms(), privacyPolicy: paths.privacyPolicy() };

export function Screen() {
  return <PrivacyPolicyPage operator={operator} links={links} />;
}
