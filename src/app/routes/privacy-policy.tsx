import { PrivacyPolicyPage } from '../../views/legal/privacy-policy.page.tsx';
import { operator } from '../operator.ts';

export function Screen() {
  return <PrivacyPolicyPage operator={operator} />;
}
