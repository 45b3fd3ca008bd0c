import { useQuery } from '@tanstack/react-query';
import { getAssetSettings, updateAssetSettings } from '../../../services/operations/assets.faults.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Switch } from '../../ui/choices/switch.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

/** Whether anybody at a label may report a fault; the owner decides. */
export function FaultReportsSwitch() {
  const { id: businessId, isOwner } = useBusiness();
  const settings = useQuery(queryOf(getAssetSettings, { businessId }));
  const { problem, ...request } = useRequest({
    send: ({ signal }, takes: boolean) => updateAssetSettings({ businessId, takes_fault_reports: takes }, { signal }),
    onDone: ({ takes_fault_reports: takes }) => notify('good', `Fault reports at labels are ${takes ? 'on' : 'off'}`),
  });
  if (settings.data === undefined) return null;
  const hint = 'Whoever scans the code on an asset can report a fault, with a photo and without an account.';
  return (
    <>
      <Switch
        label="Fault reports at labels"
        hint={isOwner ? hint : `${hint} The owner of the business can change this.`}
        isSelected={request.isPending ? (request.input ?? false) : settings.data.takes_fault_reports}
        isDisabled={!isOwner || request.isPending}
        onChange={request.send}
      />
      {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
    </>
  );
}
