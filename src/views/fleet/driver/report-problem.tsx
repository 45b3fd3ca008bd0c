import { useState } from 'react';
import { reportVehicleIssueLimits } from '../../../../openapi/generated/limits/fleet.driver.ts';
import { issuePriorities, issuePriorityLabels } from '../../../../openapi/generated/lists/assets.issues.ts';
import { reportVehicleIssue } from '../../../services/operations/fleet.driver.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { PicturesField } from '../logs/pictures-field.tsx';
import type { KeptFile } from '../logs/use-log-entry.ts';

/** Says what is wrong with a vehicle, with pictures. */
export function ReportProblem({ vehicleId, onClose }: { vehicleId: string; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const request = useRequest({
    send: (options, body: Omit<Parameters<typeof reportVehicleIssue>[0], 'businessId' | 'id'>) =>
      reportVehicleIssue({ businessId, id: vehicleId, ...body }, options),
    onDone: () => {
      notify('good', 'The problem is reported', { for: 'fleet' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Report a problem"
      label="Problem"
      isOpen
      onClose={onClose}
      request={request}
      submit="Report it"
      isDisabled={waitsFor !== null}
      note={waitsFor}
      onSubmit={(values) =>
        request.send({
          message: textOf(values, 'message'),
          priority_level: issuePriorities.find((each) => each === textOf(values, 'priority_level')) ?? 'medium',
          attachments: files.map(({ id }) => id),
        })
      }
    >
      <TextArea
        label="What is wrong?"
        name="message"
        isRequired
        maxLength={reportVehicleIssueLimits.message.maxLength}
      />
      <RadioGroup
        label="How urgent is it?"
        name="priority_level"
        isRow
        defaultValue="medium"
        choices={issuePriorities.map((value) => ({ value, label: issuePriorityLabels[value] }))}
      />
      <PicturesField
        label="Pictures"
        about="issue"
        kept={files}
        onChange={(arrived, waits) => {
          setFiles(arrived);
          setWaitsFor(waits);
        }}
      />
    </FormDialog>
  );
}
