import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listAllDepartments, searchEmployees } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { nameOf } from '../../shared/people/people.ts';
import { MultiSelect } from '../../ui/choices/multi-select.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Stack } from '../../ui/content/layout.tsx';

type Audience = components['schemas']['StaffAudience'];
type Choice = { value: string; label: string };

/** Whom the fields say, with the names of people who were chosen before they were searched for. */
export type AudienceDraft = Audience & { isForSome: boolean; known: readonly Choice[] };

export const nobodyYet: AudienceDraft = { everyone: false, departments: [], people: [], isForSome: true, known: [] };

export const audienceOf = ({ everyone, isForSome, departments, people }: AudienceDraft): Audience => {
  const isNarrow = isForSome && !everyone;
  return { everyone, departments: isNarrow ? departments : [], people: isNarrow ? people : [] };
};

/** What is wrong with it: some were to be chosen, and nobody was. */
export const audienceProblem = ({ everyone, isForSome, departments, people }: AudienceDraft): string | null =>
  !everyone && isForSome && departments.length === 0 && people.length === 0 ? 'Choose departments or people.' : null;

type Whom = 'everyone' | 'some' | 'nobody';
const all: Record<Whom, string> = { everyone: 'Everyone', some: 'Departments or people', nobody: 'Nobody yet' };
const whomOf = ({ everyone, isForSome }: AudienceDraft): Whom =>
  everyone ? 'everyone' : isForSome ? 'some' : 'nobody';

type AudienceFieldsProps = {
  /** The question, such as 'Share with'. */
  label: string;
  value: AudienceDraft;
  onChange: (value: AudienceDraft) => void;
  /** Whether it may be for nobody. */
  allowsNobody?: boolean;
  errorMessage?: string | null;
};

/** Everybody, or some departments and people. */
export function AudienceFields({ label, value, onChange, allowsNobody = false, errorMessage }: AudienceFieldsProps) {
  const { id: businessId } = useBusiness();
  const [typed, setTyped] = useState('');
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const search = typed.trim();
  const found = useQuery(queryOf(searchEmployees, { businessId, active: true, search, page_size: 20 }));
  const choicesOf = found.data?.results.map((person) => ({ value: person.id, label: nameOf(person) })) ?? [];
  const known = [...new Map([...value.known, ...choicesOf].map((choice) => [choice.value, choice])).values()];
  const choices = [
    ...choicesOf,
    ...known.filter((one) => value.people.includes(one.value) && !choicesOf.some((each) => each.value === one.value)),
  ];
  const whom = whomOf(value);
  return (
    <Stack>
      <RadioGroup
        label={label}
        choices={(['some', 'everyone', ...(allowsNobody ? (['nobody'] as const) : [])] as const).map((each) => ({
          value: each,
          label: all[each],
        }))}
        value={whom}
        onChange={(next) => onChange({ ...value, everyone: next === 'everyone', isForSome: next === 'some' })}
        errorMessage={whom === 'some' ? null : (errorMessage ?? null)}
      />
      {whom === 'some' ? (
        <>
          <MultiSelect
            label="Departments"
            isOptional
            choices={departments.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={value.departments}
            onChange={(chosen) => onChange({ ...value, departments: chosen })}
            hint="With whoever joins them later."
          />
          <MultiSelect
            label="People"
            isOptional
            choices={choices}
            value={value.people}
            onType={setTyped}
            onChange={(chosen) => onChange({ ...value, people: chosen, known })}
            errorMessage={errorMessage ?? null}
            emptyText="Couldn't find employee with the searched name"
          />
        </>
      ) : null}
    </Stack>
  );
}
