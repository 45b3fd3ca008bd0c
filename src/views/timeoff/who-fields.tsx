import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import type { PolicyKind } from '../../../rules/timeoff/policy.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { MultiSelect } from '../ui/choices/multi-select.tsx';

type Who = Pick<components['schemas']['TimeoffPolicy'], 'gender' | 'departments'>;
type WhoFieldsProps = Who & { kind: PolicyKind | null; onChange: (changed: Partial<Who>) => void };

/** The gender to which the law gives a kind of leave alone. */
const genderOf = { maternity: 'female', paternity: 'male' } as const;

/** Who can be assigned the policy. */
export function WhoFields({ kind, gender, departments, onChange }: WhoFieldsProps) {
  const { id: businessId } = useBusiness();
  const all = useQuery(queryOf(listAllDepartments, { businessId }));
  const only = kind === 'maternity' || kind === 'paternity' ? genderOf[kind] : null;
  return (
    <>
      <MultiSelect
        label="Departments"
        name="departments"
        isOptional
        choices={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={departments}
        onChange={(chosen) => onChange({ departments: chosen })}
        hint="Only their people can be assigned. Empty is everybody."
      />
      {only === null ? null : (
        <CheckBox
          label={only === 'female' ? 'For women only' : 'For men only'}
          name="gender"
          isSelected={gender === only}
          onChange={(isOnly) => onChange({ gender: isOnly ? only : null })}
          hint="Who has no gender recorded can be assigned, too."
        />
      )}
    </>
  );
}
