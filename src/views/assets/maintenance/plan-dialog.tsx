import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { maintenanceTypeLabels, maintenanceTypes } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import {
  planOriginLabels,
  planOrigins,
  planUnitLabels,
  planUnits,
} from '../../../../openapi/generated/lists/assets.plans.ts';
import { assetTypesQuery } from '../../../services/assets/asset-types.ts';
import { createMaintenancePlan, planKeys } from '../../../services/assets/plans.ts';
import { useBusiness } from '../../shared/business.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { todayIn } from '../../shared/today.ts';
import { useRequest } from '../../shared/use-request.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair, Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';

type NewPlan = components['schemas']['NewMaintenancePlan'];
type PlanDialogProps = {
  /** The asset that is planned for; without one, a type is chosen. */
  asset?: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
};

/** Plans maintenance that recurs: by the calendar, the odometer and the engine, whichever comes first. */
export function PlanDialog({ asset, isOpen, onClose }: PlanDialogProps) {
  const { id: businessId, timeZone } = useBusiness();
  const types = useQuery({ ...assetTypesQuery(businessId, {}), enabled: isOpen && asset === undefined }).data ?? [];
  const [problem, setProblem] = useState<Record<string, string[]>>({});
  const request = useRequest({
    send: ({ signal, idempotencyKey }, plan: NewPlan) =>
      createMaintenancePlan({ businessId, idempotencyKey, ...plan }, { signal }),
    refetch: planKeys(businessId),
    onDone: ({ name }) => {
      notify('good', `${name} is planned`);
      close();
    },
  });
  const close = () => {
    request.clear();
    setProblem({});
    onClose();
  };
  return (
    <FormDialog
      title="Add maintenance plan"
      label="Maintenance plan"
      isOpen={isOpen}
      onClose={close}
      request={{ ...request, errors: { ...problem, ...request.errors } }}
      submit="Save plan"
      lead={asset ? <Note>{asset.name}</Note> : null}
      onSubmit={(values) => {
        const plan = planIn(values, asset?.id);
        const hasInterval = plan.every ?? plan.every_km ?? plan.every_hours;
        setProblem(hasInterval ? {} : { every: ['Say how often: by the calendar, by kilometres or by engine hours.'] });
        if (hasInterval) request.send(plan);
      }}
    >
      <TextField label="Name" name="name" isRequired maxLength={100} hint="Such as Oil change." />
      {asset ? null : (
        <ComboBox
          label="Asset type"
          name="asset_type"
          isRequired
          hint="The plan is for every asset of this type."
          choices={types.map(({ id, name }) => ({ value: id, label: name }))}
          emptyText="No results found"
        />
      )}
      <RadioGroup
        label="Type"
        name="type"
        isRow
        defaultValue="service"
        choices={maintenanceTypes.map((value) => ({ value, label: maintenanceTypeLabels[value] }))}
      />
      <Note>It is due when the first of these has passed.</Note>
      <FieldPair>
        <NumberField label="Every" name="every" isOptional min={1} max={1000} />
        <Select
          label="Unit"
          name="unit"
          defaultValue="month"
          choices={planUnits.map((value) => ({ value, label: planUnitLabels[value] }))}
        />
      </FieldPair>
      <FieldPair>
        <NumberField label="Every kilometres" name="every_km" isOptional unit="km" min={1} max={1_000_000} />
        <NumberField label="Every engine hours" name="every_hours" isOptional unit="h" min={1} max={100_000} />
      </FieldPair>
      <RadioGroup
        label="The next one counts"
        name="counts_from"
        defaultValue="completed"
        choices={planOrigins.map((value) => ({ value, label: planOriginLabels[value] }))}
      />
      <DateField label="Last done on" name="last_done_on" defaultValue={todayIn(timeZone)} isRequired />
    </FormDialog>
  );
}

function planIn(values: FormData, asset: string | undefined): NewPlan {
  const numberOf = (name: string) => {
    const text = textOf(values, name);
    return text === '' ? undefined : Number(text);
  };
  const given = (name: 'every_km' | 'every_hours') => {
    const value = numberOf(name);
    return value === undefined ? {} : { [name]: value };
  };
  const every = numberOf('every');
  return {
    name: textOf(values, 'name').trim(),
    // These come from choices of the contract's own lists.
    type: textOf(values, 'type') as NewPlan['type'],
    counts_from: textOf(values, 'counts_from') as NewPlan['counts_from'],
    last_done_on: textOf(values, 'last_done_on'),
    ...(asset === undefined ? { asset_type: textOf(values, 'asset_type') } : { asset }),
    ...(every === undefined ? {} : { every, unit: textOf(values, 'unit') as NonNullable<NewPlan['unit']> }),
    ...given('every_km'),
    ...given('every_hours'),
  };
}
