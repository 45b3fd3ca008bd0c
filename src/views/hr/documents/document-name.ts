import type { components } from '../../../../openapi/generated/contract.ts';
import { employeeDocumentKindLabels } from '../../../../openapi/generated/lists/hr.documents.ts';

type Named = { kind: components['schemas']['EmployeeDocumentKind']; name: string };

/** `Driver's licence`, or what somebody called it. */
export const documentName = ({ kind, name }: Named): string => (name === '' ? employeeDocumentKindLabels[kind] : name);
