import type { components } from '../../../openapi/generated/contract.ts';
import { createIssueTypeLimits } from '../../../openapi/generated/limits/assets.ts';
import { createIssueType, renameIssueType } from '../../services/operations/assets.ts';
import { NameForm } from '../shared/requests/name-form.tsx';

type IssueTypeFormProps = {
  /** The type to rename; null to add one. */
  type: components['schemas']['IssueType'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function IssueTypeForm({ type, ...dialog }: IssueTypeFormProps) {
  return (
    <NameForm
      {...dialog}
      named={type}
      title={type ? 'Rename issue type' : 'Add issue type'}
      label="Issue type"
      renamed="renamed"
      limits={createIssueTypeLimits.name}
      create={createIssueType}
      rename={renameIssueType}
    />
  );
}
