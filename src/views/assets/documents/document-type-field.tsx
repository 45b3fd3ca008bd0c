import { useQuery } from '@tanstack/react-query';
import { createDocumentType, listDocumentTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { AddingComboBox } from '../../shared/requests/adding-combo-box.tsx';

type DocumentTypeFieldProps = { value: string; onChange: (id: string) => void; errorMessage: string | null };

/** Which statutory information it is: one of the list, or what is typed, which is added to the list then. */
export function DocumentTypeField(field: DocumentTypeFieldProps) {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listDocumentTypes, { businessId })).data ?? [];
  return (
    <AddingComboBox
      {...field}
      label="Statutory information"
      name="document_type"
      choices={types.map(({ id, name }) => ({ value: id, label: name }))}
      emptyText="No results found"
      add={({ signal, idempotencyKey }, name) => createDocumentType({ businessId, idempotencyKey, name }, { signal })}
      addLabel={(name) => `Add as new statutory information: ${name}`}
    />
  );
}
