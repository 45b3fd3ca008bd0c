import { useState } from 'react';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import type { ViewRequest } from '../shared/requests/use-request.ts';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { Explanation } from '../ui/content/layout.tsx';

type ExportDialogProps = { request: ViewRequest<boolean>; onClose: () => void };

/** For those who may see pay: whether the file has it too. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const [withPay, setWithPay] = useState(false);
  return (
    <FormDialog
      title="Export employees"
      label="Export employees"
      isOpen
      onClose={onClose}
      request={request}
      submit="Export"
      onSubmit={() => request.send(withPay)}
      lead={
        <Explanation>What the list shows with its search and filters, as a CSV file for a spreadsheet.</Explanation>
      }
    >
      <CheckBox
        label="With pay, bank account, NIN, tax ID and pension PIN"
        hint="They are in the file in full. That you exported them is in the audit log."
        isSelected={withPay}
        onChange={setWithPay}
      />
    </FormDialog>
  );
}
