import { TermsPage } from '../../views/legal/terms.page.tsx';
import { operator } from '../operator.ts';
import { paths } from '../paths.ts';

const links = { home: paths.login(), terms: paths.terms(), privacyPolicy: paths.privacyPolicy() };

export function Screen() {
  return <TermsPage operator={operator} links={links} />;
}
