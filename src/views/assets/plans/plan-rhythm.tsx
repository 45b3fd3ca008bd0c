import { createMaintenancePlanLimits } from '../../../../openapi/generated/limits/assets.plans.ts';
import {
  planOriginLabels,
  planOrigins,
  planUnitLabels,
  planUnits,
} from '../../../../openapi/generated/lists/assets.plans.ts';
import type { MaintenancePlanRef } from '../../../machines/assets/maintenance-plan/machine.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, FieldPair, Note } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { usePlanStep } from './use-plan-step.ts';

const numberOf = (text: string) => (text === '' ? null : Number(text));
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** How often, and from when. */
export function PlanRhythm({ plan }: { plan: MaintenancePlanRef }) {
  const { timeZone } = useBusiness();
  const { last_done_on: done } = plan.getSnapshot().context.fields;
  const start = done === '' ? { last_done_on: todayIn(timeZone) } : {};
  const { fields, errorOf, type, go } = usePlanStep(plan, 'rhythm.change', start);
  return (
    <Card title="How often?" isPadded>
      <Form aria-label="How often" onSubmit={() => go('step.continue')}>
        <Note>It is due when the first of these has passed.</Note>
        <FieldPair>
          <NumberField
            label="Every"
            name="every"
            isOptional
            {...createMaintenancePlanLimits.every}
            value={numberOf(fields.every)}
            errorMessage={errorOf('every', 'every_km', 'every_hours')}
            onChange={(every) => type({ every: textOf(every) })}
          />
          <Select
            label="Unit"
            name="unit"
            choices={planUnits.map((value) => ({ value, label: planUnitLabels[value] }))}
            value={planUnits.find((each) => each === fields.unit) ?? null}
            errorMessage={errorOf('unit')}
            onChange={(unit) => type({ unit: unit ?? 'month' })}
          />
        </FieldPair>
        <FieldPair>
          <NumberField
            label="Every kilometres"
            name="every_km"
            isOptional
            unit="km"
            {...createMaintenancePlanLimits.every_km}
            value={numberOf(fields.every_km)}
            errorMessage={errorOf('every_km')}
            onChange={(km) => type({ every_km: textOf(km) })}
          />
          <NumberField
            label="Every engine hours"
            name="every_hours"
            isOptional
            unit="h"
            {...createMaintenancePlanLimits.every_hours}
            value={numberOf(fields.every_hours)}
            errorMessage={errorOf('every_hours')}
            onChange={(hours) => type({ every_hours: textOf(hours) })}
          />
        </FieldPair>
        <RadioGroup
          label="The next one counts"
          name="counts_from"
          choices={planOrigins.map((value) => ({ value, label: planOriginLabels[value] }))}
          value={planOrigins.find((each) => each === fields.counts_from) ?? null}
          errorMessage={errorOf('counts_from')}
          onChange={(origin) => type({ counts_from: origin })}
        />
        <DateField
          label="Last done on"
          name="last_done_on"
          hint="It first counts from this day."
          value={fields.last_done_on || null}
          errorMessage={errorOf('last_done_on')}
          onChange={(day) => type({ last_done_on: day ?? '' })}
        />
        <Actions>
          <Button type="submit" look="primary">
            Continue
          </Button>
          <Button onPress={() => go('step.back')}>Back</Button>
          <Button look="ghost" onPress={() => plan.send({ type: 'form.leave' })}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
