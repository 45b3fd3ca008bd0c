import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createEmployeeLimits } from '../../../../openapi/generated/limits/hr.ts';
import { employmentTypeLabels, employmentTypes } from '../../../../openapi/generated/lists/hr.record.ts';
import { employeeStatusLabels } from '../../../../openapi/generated/lists/hr.ts';
import { listAllJobs } from '../../../services/operations/hr.jobs.ts';
import { listAllSubsidiaries } from '../../../services/operations/hr.subsidiaries.ts';
import { listAllDepartments, listAllRegions, nextEmployeeId } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair, Note } from '../../ui/content/layout.tsx';
import * as css from './employee-form.css.ts';
import { choicesOf, choicesOfNamed, FormCombo, FormDay, FormText, type PartProps, Section } from './parts.tsx';

const settable = ['active', 'inactive'] as const;

/** What the employee does, where, for whom, and since when. */
export function WorkFields({ state }: PartProps) {
  const { fields, type } = state;
  return (
    <>
      <Section title="Job">
        <Job state={state} />
        <Select
          label="Employment type"
          name="employment_type"
          isOptional
          emptyLabel="Not said"
          choices={choicesOf(employmentTypes, employmentTypeLabels)}
          value={(fields.employment_type || null) as (typeof employmentTypes)[number] | null}
          onChange={(chosen) => type({ employment_type: chosen ?? '' })}
        />
        <FieldPair>
          <FormDay state={state} name="hire_date" label="Hire date" />
          <FormDay state={state} name="probation_end_date" label="End of probation" />
        </FieldPair>
        {fields.status === 'active' || fields.status === 'inactive' ? (
          <Select
            label="Status"
            name="status"
            choices={choicesOf(settable, employeeStatusLabels)}
            value={fields.status}
            onChange={(status) => type({ status: status ?? fields.status })}
          />
        ) : null}
      </Section>
      <Section title="Manager">
        <Manager state={state} />
      </Section>
    </>
  );
}

function Job({ state }: PartProps) {
  const { id: businessId } = useBusiness();
  const jobs = useQuery(queryOf(listAllJobs, { businessId }));
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const regions = useQuery(queryOf(listAllRegions, { businessId }));
  const subsidiaries = useQuery(queryOf(listAllSubsidiaries, { businessId }));
  const employers = (subsidiaries.data ?? []).filter(
    ({ id, is_archived }) => !is_archived || id === state.fields.subsidiary,
  );
  const next = useQuery(queryOf(nextEmployeeId, { businessId }));
  const isNew = state.fields.status === '';
  return (
    <>
      <FieldPair>
        {(jobs.data ?? []).length > 0 ? (
          <FormCombo state={state} name="job" label="Job" choices={choicesOfNamed(jobs.data)} />
        ) : null}
        {state.fields.job === '' ? <FormText state={state} name="job_title" label="Job title" isOptional /> : null}
      </FieldPair>
      <FieldPair>
        <FormCombo state={state} name="department" label="Department" choices={choicesOfNamed(departments.data)} />
        <FormCombo state={state} name="region" label="Region" choices={choicesOfNamed(regions.data)} />
      </FieldPair>
      {employers.length > 0 ? (
        <FormCombo state={state} name="subsidiary" label="Subsidiary" choices={choicesOfNamed(employers)} />
      ) : null}
      <FormText
        state={state}
        name="employee_id"
        label="Employee ID"
        {...createEmployeeLimits.employee_id}
        isOptional
        hint={isNew && next.data ? `${next.data.employee_id} when left empty` : undefined}
      />
    </>
  );
}

function Manager({ state: { fields, type, errorOf } }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const error = errorOf('manager');
  return (
    <>
      <div className={css.chosen}>
        {fields.manager === '' ? (
          <Note>They report to nobody yet.</Note>
        ) : (
          <span className={css.chosenName}>{fields.manager_name}</span>
        )}
        <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
          {fields.manager === '' ? 'Choose a manager' : 'Change'}
        </Button>
        {fields.manager === '' ? null : (
          <Button look="ghost" onPress={() => type({ manager: '', manager_name: '' })}>
            Remove
          </Button>
        )}
      </div>
      {error ? <p role="alert">{error}</p> : null}
      <EmployeePicker
        title="Choose the manager"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={([person]) => {
          setOpen(false);
          if (person) type({ manager: person.id, manager_name: nameOf(person) });
        }}
        isSingle
        confirmLabel="Choose"
      />
    </>
  );
}
