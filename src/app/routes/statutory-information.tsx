import { DocumentTypesPage } from '../../views/assets/document-types.page.tsx';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  return <DocumentTypesPage businessId={useBusinessId()} title="Statutory Information" />;
}
