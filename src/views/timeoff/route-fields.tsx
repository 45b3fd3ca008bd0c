import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { createTimeoffPolicyLimits as limits } from '../../../openapi/generated/limits/timeoff.policies.ts';
import { timeoffAnswererLabels, timeoffAnswerers } from '../../../openapi/generated/lists/timeoff.policies.ts';
import { listAllEmployees } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';

type Policy = components['schemas']['TimeoffPolicy'];
type Step = Policy['route'][number];
type RouteFieldsProps = Pick<Policy, 'route' | 'wait_days'> & {
  onChange: (changed: Partial<Pick<Policy, 'route' | 'wait_days'>>) => void;
};

const answerers = timeoffAnswerers.map((value) => ({ value, label: timeoffAnswererLabels[value] }));
const nobody = { value: 'nobody', label: 'Nobody' } as const;

/** Who answers what is asked for by the policy, in one or two steps. */
export function RouteFields({ route, wait_days: wait, onChange }: RouteFieldsProps) {
  const [first, second] = route;
  const put = (steps: (Step | undefined)[]) => onChange({ route: steps.filter((step) => step !== undefined) });
  return (
    <>
      <Select
        label="Who answers"
        choices={answerers}
        value={first?.by ?? 'manager'}
        onChange={(by) => put([{ by: by ?? 'manager', employee: null }, second])}
        hint="Without a manager who works here, who manages time off answers."
      />
      <NamedField at={0} step={first} onChange={(step) => put([step, second])} />
      <Select
        label="Who answers after that"
        choices={[nobody, ...answerers]}
        value={second?.by ?? nobody.value}
        onChange={(by) => put([first, by === null || by === 'nobody' ? undefined : { by, employee: null }])}
      />
      <NamedField at={1} step={second} onChange={(step) => put([first, step])} />
      <NumberField
        label="Goes on after"
        name="wait_days"
        value={wait}
        onChange={(days) => onChange({ wait_days: days ?? wait })}
        hint="Working days without an answer, after which who manages time off hears of it."
        min={limits.wait_days.min}
        max={limits.wait_days.max}
        unit="working days"
      />
    </>
  );
}

type NamedFieldProps = { at: number; step: Step | undefined; onChange: (step: Step) => void };

function NamedField({ at, step, onChange }: NamedFieldProps) {
  const { id: businessId } = useBusiness();
  const isNamed = step?.by === 'person';
  const employees = useQuery({ ...queryOf(listAllEmployees, { businessId }), enabled: isNamed });
  if (!isNamed) return null;
  return (
    <ComboBox
      label={at === 0 ? 'Who' : 'Who after that'}
      name={`route.${at}.employee`}
      choices={(employees.data ?? []).map((employee) => ({ value: employee.id, label: nameOf(employee) }))}
      value={step.employee ?? null}
      onChange={(employee) => onChange({ by: 'person', employee })}
      isRequired
    />
  );
}
