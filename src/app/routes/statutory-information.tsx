import { DocumentTypesPage } from '../../views/fleet/document-types.page.tsx';
import { useDomain } from '../domain.ts';

export function Screen() {
  return <DocumentTypesPage domain={useDomain()} title="Statutory Information" />;
}
