import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createMaintenancePlanLimits } from '../../../../openapi/generated/limits/assets.plans.ts';
import { maintenanceTypeLabels, maintenanceTypes } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import type { MaintenancePlanRef } from '../../../machines/assets/maintenance-plan/machine.ts';
import { getAsset } from '../../../services/operations/assets.register.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { AssetField, assetTitle } from '../maintenance/asset-field.tsx';
import { usePlanStep } from './use-plan-step.ts';

const scopes = [
  { value: 'asset', label: 'One asset' },
  { value: 'type', label: 'Every asset of a type' },
] as const;

/** What is planned, and for what. A plan that is there stays with its asset or its type. */
export function PlanSubject({ plan }: { plan: MaintenancePlanRef }) {
  const { fields, errorOf, type, go } = usePlanStep(plan, 'subject.change');
  const known = useSelector(plan, (snapshot) => snapshot.context.known);
  return (
    <Card title="What is planned?" isPadded>
      <Form aria-label="What is planned" onSubmit={() => go('step.continue')}>
        <TextField
          label="Name"
          name="name"
          maxLength={createMaintenancePlanLimits.name.maxLength}
          hint="Such as Oil change."
          value={fields.name}
          errorMessage={errorOf('name')}
          onChange={(name) => type({ name })}
        />
        <RadioGroup
          label="Type"
          name="type"
          isRow
          choices={maintenanceTypes.map((value) => ({ value, label: maintenanceTypeLabels[value] }))}
          value={maintenanceTypes.find((each) => each === fields.type) ?? null}
          errorMessage={errorOf('type')}
          onChange={(chosen) => type({ type: chosen })}
        />
        {known ? (
          <Note>For {known.asset?.name ?? `every asset of the type ${known.asset_type?.name}`}.</Note>
        ) : (
          <>
            <RadioGroup
              label="For"
              name="scope"
              isRow
              choices={scopes}
              value={fields.scope === 'type' ? 'type' : 'asset'}
              onChange={(scope) => type({ scope })}
            />
            {fields.scope === 'type' ? (
              <TypeField value={fields.asset_type} errorMessage={errorOf('asset_type')} onChange={type} />
            ) : (
              <ChosenAsset fields={fields} errorMessage={errorOf('asset')} onChange={type} />
            )}
          </>
        )}
        <Actions>
          <Button type="submit" look="primary">
            Continue
          </Button>
          <Button look="ghost" onPress={() => plan.send({ type: 'form.leave' })}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

type TypeFieldProps = {
  value: string;
  errorMessage: string | null;
  onChange: (changed: { asset_type: string }) => void;
};

function TypeField({ value, errorMessage, onChange }: TypeFieldProps) {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data ?? [];
  return (
    <ComboBox
      label="Asset type"
      name="asset_type"
      choices={types.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      errorMessage={errorMessage}
      emptyText="No results found"
      onChange={(id) => onChange({ asset_type: id ?? '' })}
    />
  );
}

type ChosenAssetProps = {
  fields: { asset: string; asset_title: string };
  errorMessage: string | null;
  onChange: (changed: { asset: string; asset_title: string }) => void;
};

/** An address names an asset by its id alone. */
function ChosenAsset({ fields, errorMessage, onChange }: ChosenAssetProps) {
  const { id: businessId } = useBusiness();
  const isNameless = fields.asset !== '' && fields.asset_title === '';
  const asset = useQuery({ ...queryOf(getAsset, { businessId, id: fields.asset }), enabled: isNameless }).data;
  return (
    <AssetField
      value={fields.asset}
      title={fields.asset_title || (asset ? assetTitle(asset) : '')}
      errorMessage={errorMessage}
      onChange={(id, title) => onChange({ asset: id, asset_title: title })}
    />
  );
}
