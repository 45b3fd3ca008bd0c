import { queryOptions, useQuery } from '@tanstack/react-query';
import { createEmployeeLimits } from '../../../../openapi/generated/limits/hr.ts';
import {
  genderLabels,
  genders,
  maritalStatuses,
  maritalStatusLabels,
  titleLabels,
  titles,
} from '../../../../openapi/generated/lists/hr.record.ts';
import { getCountry, listCountries } from '../../../services/operations/onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { choicesOf, FormCombo, FormDay, FormText, type PartProps, Section } from './parts.tsx';
import { PhotoField } from './photo-field.tsx';

const lgasQuery = (stateOfOrigin: string) =>
  queryOptions({
    queryKey: ['lgasOf', stateOfOrigin],
    queryFn: async () => (await import('../../../domain/hr/lgas.ts')).lgasOf(stateOfOrigin),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who the employee is, and how to reach them. */
export function PersonFields({ state }: PartProps) {
  const { fields, type } = state;
  return (
    <>
      <Section title="Name">
        <Select
          label="Title"
          name="title"
          isOptional
          emptyLabel="None"
          choices={choicesOf(titles, titleLabels)}
          value={(fields.title || null) as (typeof titles)[number] | null}
          onChange={(title) => type({ title: title ?? '' })}
        />
        <FieldPair>
          <FormText state={state} name="first_name" label="First name" autoCapitalize="words" />
          <FormText state={state} name="last_name" label="Last name" autoCapitalize="words" />
        </FieldPair>
        <FormText state={state} name="middle_name" label="Middle name" isOptional autoCapitalize="words" />
        <PhotoField
          name={`${fields.first_name} ${fields.last_name}`}
          photo={fields.photo}
          onChange={(photo) => type({ photo })}
        />
      </Section>
      <Section title="Contact">
        <FieldPair>
          <FormText
            state={state}
            name="email"
            label="Work email"
            type="email"
            inputMode="email"
            {...createEmployeeLimits.email}
            isOptional
          />
          <FormText
            state={state}
            name="phone_number"
            label="Phone number"
            type="tel"
            inputMode="tel"
            {...createEmployeeLimits.phone_number}
            isOptional
          />
        </FieldPair>
        <FieldPair>
          <FormText
            state={state}
            name="personal_email"
            label="Personal email"
            type="email"
            inputMode="email"
            {...createEmployeeLimits.personal_email}
            isOptional
          />
          <FormText
            state={state}
            name="other_phone_number"
            label="Other phone number"
            type="tel"
            inputMode="tel"
            {...createEmployeeLimits.other_phone_number}
            isOptional
          />
        </FieldPair>
        <FormText state={state} name="address" label="Home address" {...createEmployeeLimits.address} isOptional />
      </Section>
      <Section title="Personal details">
        <PersonalFields state={state} />
      </Section>
    </>
  );
}

/** Birth, gender, marital status and origin. */
export function PersonalFields({ state }: PartProps) {
  const { fields, type } = state;
  return (
    <>
      <FieldPair>
        <FormDay state={state} name="birth_date" label="Birth date" />
        <Select
          label="Gender"
          name="gender"
          isOptional
          emptyLabel="Not said"
          choices={choicesOf(genders, genderLabels)}
          value={(fields.gender || null) as (typeof genders)[number] | null}
          onChange={(gender) => type({ gender: gender ?? '' })}
        />
      </FieldPair>
      <FieldPair>
        <Select
          label="Marital status"
          name="marital_status"
          isOptional
          emptyLabel="Not said"
          choices={choicesOf(maritalStatuses, maritalStatusLabels)}
          value={(fields.marital_status || null) as (typeof maritalStatuses)[number] | null}
          onChange={(status) => type({ marital_status: status ?? '' })}
        />
        <Nationality state={state} />
      </FieldPair>
      {fields.nationality === 'NG' ? <Origin state={state} /> : null}
    </>
  );
}

/** The states of Nigeria come with the country; their local government areas load when somebody is Nigerian. */
function Origin({ state }: PartProps) {
  const nigeria = useQuery(queryOf(getCountry, { code: 'NG' }));
  const areas = useQuery(lgasQuery(state.fields.state_of_origin));
  const { lga_of_origin: chosen } = state.fields;
  // One that was typed before there was a list stays.
  const names = [...new Set([...(chosen ? [chosen] : []), ...(areas.data ?? [])])];
  return (
    <FieldPair>
      <FormCombo
        state={state}
        name="state_of_origin"
        label="State of origin"
        choices={(nigeria.data?.states ?? []).map((name) => ({ value: name, label: name }))}
      />
      <FormCombo
        state={state}
        name="lga_of_origin"
        label="LGA of origin"
        choices={names.map((name) => ({ value: name, label: name }))}
      />
    </FieldPair>
  );
}

function Nationality({ state }: PartProps) {
  const countries = useQuery(queryOf(listCountries, {}));
  return (
    <FormCombo
      state={state}
      name="nationality"
      label="Nationality"
      choices={(countries.data?.results ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
