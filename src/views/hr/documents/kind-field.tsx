import { useState } from 'react';
import { addEmployeeDocumentLimits } from '../../../../openapi/generated/limits/hr.documents.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../../openapi/generated/lists/hr.documents.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { TextField } from '../../ui/fields/field.tsx';

const choices = employeeDocumentKinds.map((value) => ({ value, label: employeeDocumentKindLabels[value] }));

/** Which document it is; one of another kind is named. */
export function KindField({ label }: { label: string }) {
  const [kind, setKind] = useState<string | null>(null);
  return (
    <>
      <ComboBox label={label} name="kind" choices={choices} value={kind} onChange={setKind} isRequired />
      <TextField
        label={kind === 'other' ? 'What it is called' : 'Another name for it'}
        name="name"
        {...addEmployeeDocumentLimits.name}
        isRequired={kind === 'other'}
        isOptional={kind !== 'other'}
      />
    </>
  );
}
