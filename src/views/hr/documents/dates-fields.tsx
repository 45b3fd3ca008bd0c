import { addEmployeeDocumentLimits } from '../../../../openapi/generated/limits/hr.documents.ts';
import { FieldPair } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';

/** What stands on a document: its number and its dates. */
export function DatesFields({ number = '' }: { number?: string }) {
  return (
    <>
      <TextField
        label="Number"
        name="number"
        defaultValue={number}
        {...addEmployeeDocumentLimits.number}
        isOptional
        hint="As it stands on the document."
      />
      <FieldPair>
        <DateField label="Date of issue" name="issue_date" isOptional />
        <DateField label="Expiry date" name="expiry_date" isOptional />
      </FieldPair>
    </>
  );
}

export const datesIn = (values: FormData) => ({
  number: textOf(values, 'number').trim() || null,
  issue_date: textOf(values, 'issue_date') || null,
  expiry_date: textOf(values, 'expiry_date') || null,
});
