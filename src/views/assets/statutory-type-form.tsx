import type { components } from '../../../openapi/generated/contract.ts';
import { createDocumentTypeLimits } from '../../../openapi/generated/limits/assets.ts';
import { createDocumentType, renameDocumentType } from '../../services/operations/assets.ts';
import { NameForm } from '../shared/requests/name-form.tsx';

type StatutoryTypeFormProps = {
  /** The type to rename; null to add one. */
  type: components['schemas']['DocumentType'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function StatutoryTypeForm({ type, ...dialog }: StatutoryTypeFormProps) {
  const title = type ? 'Edit Statutory Information' : 'Add Statutory Information';
  return (
    <NameForm
      {...dialog}
      named={type}
      title={title}
      label={title}
      renamed="saved"
      emptyMessage="Required"
      limits={createDocumentTypeLimits.name}
      create={createDocumentType}
      rename={renameDocumentType}
    />
  );
}
