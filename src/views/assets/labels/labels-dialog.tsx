import { useState } from 'react';
import { printLabelsLimits } from '../../../../openapi/generated/limits/assets.labels.ts';
import { labelSheetLabels, labelSheets } from '../../../../openapi/generated/lists/assets.labels.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import type { Chosen } from '../../../machines/assets/asset-bulk/machine.ts';
import { printLabels } from '../../../services/operations/assets.labels.ts';
import { listAssetIds } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Select } from '../../ui/choices/select.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';

const choices = labelSheets.map((value) => ({ value, label: labelSheetLabels[value] }));

/** Labels with QR codes for these assets, as a PDF to print. */
export function LabelsDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const [sheet, setSheet] = useState<(typeof labelSheets)[number]>('l7160');
  const [start, setStart] = useState<number | null>(1);
  const request = useRequest({
    send: async (options) =>
      printLabels({ businessId, sheet, start: start ?? 1, ...(await orderedBy(businessId, chosen, options)) }, options),
    deadline: downloadDeadline,
    onDone: (file) => {
      saveAs(file, 'asset-labels.pdf');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Print labels"
      label="Labels"
      isOpen
      onClose={onClose}
      request={request}
      submit="Download PDF"
      lead={<p>Each label has a QR code: scanned with any phone, it leads to the asset. Print at full size.</p>}
      onSubmit={() => request.send()}
    >
      <Select
        label="Labels"
        name="sheet"
        choices={choices}
        value={sheet}
        onChange={(value) => {
          setSheet(value ?? 'l7160');
          setStart(1);
        }}
      />
      {sheet === 'single' ? null : (
        <NumberField
          label="First label"
          name="start"
          {...printLabelsLimits.start}
          value={start}
          onChange={setStart}
          hint="On a used sheet, the first free place: from the top left, row by row."
        />
      )}
    </FormDialog>
  );
}

/** A filter is asked for as it is, unless some of what it shows were left out. */
async function orderedBy(businessId: string, chosen: Chosen, options: { signal: AbortSignal }) {
  if ('ids' in chosen) return { ids: [...chosen.ids] };
  const { filter, except } = chosen;
  if (except.length === 0) return { filter };
  const { ids } = await listAssetIds({ businessId, ...filter }, options);
  const others = ids.filter((id) => !except.includes(id));
  // None where they are too many to name: the server refuses them all, and says so.
  return others.length === 0 ? { filter } : { ids: others };
}
