import { TermsPage } from '../../views/legal/terms.page.tsx';
import { operator } from '../operator.ts';

export function Screen() {
  return <TermsPage operator={operator} />;
}
