import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { createOnboardingLimits } from '../../../../openapi/generated/limits/hr.onboarding.ts';
import type { StartFields } from '../../../domain/hr/onboarding.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import type { EmployeeOnboardingRef } from '../../../machines/hr/employee-onboarding/machine.ts';
import { shellPaths } from '../../../paths/shell.ts';
import { listAllJobs } from '../../../services/operations/hr.jobs.ts';
import { getEmployee, listAllDepartments, listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Actions, FieldPair, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import * as css from '../form/employee-form.css.ts';
import { choicesOfNamed, Section } from '../form/parts.tsx';

type StartProps = { onboarding: EmployeeOnboardingRef };
type Field = keyof StartFields;

function useStart(onboarding: EmployeeOnboardingRef) {
  const fields = useSelector(onboarding, ({ context }) => context.fields);
  const problem = useProblem(onboarding);
  const type = (changed: Partial<StartFields>) => onboarding.send({ type: 'fields.type', changed });
  const text = (name: Field) => ({
    name,
    value: fields[name],
    errorMessage: problem?.fields[name]?.[0] ?? null,
    onChange: (typed: string) => type({ [name]: typed }),
  });
  const choice = (name: Field) => ({
    name,
    isOptional: true,
    value: fields[name] || null,
    errorMessage: problem?.fields[name]?.[0] ?? null,
    onChange: (chosen: string | null) => type({ [name]: chosen ?? '' }),
  });
  return { fields, problem, type, text, choice };
}
type Start = ReturnType<typeof useStart>;

/** Who is joining, how to reach them, and what they will do. Of somebody who has a record, how to reach them only. */
export function StartForm({ onboarding }: StartProps) {
  const start = useStart(onboarding);
  const employee = useSelector(onboarding, ({ context }) => context.employee);
  const isBusy = useSelector(onboarding, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const { problem, text } = start;
  return (
    <Form
      aria-label="Onboarding"
      errors={problem?.fields ?? none}
      onSubmit={() => onboarding.send({ type: 'onboarding.start' })}
    >
      {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      {problem?.fields.employee ? <Notice tone="bad">{problem.fields.employee[0]}</Notice> : null}
      <Section title="Employee">
        {employee === null ? (
          <FieldPair>
            <TextField
              {...text('first_name')}
              label="First name"
              {...createOnboardingLimits.first_name}
              autoCapitalize="words"
            />
            <TextField
              {...text('last_name')}
              label="Last name"
              {...createOnboardingLimits.last_name}
              autoCapitalize="words"
            />
          </FieldPair>
        ) : (
          <Known id={employee} />
        )}
        <FieldPair>
          <TextField
            {...text('email')}
            label="Email"
            type="email"
            inputMode="email"
            {...createOnboardingLimits.email}
            isOptional
          />
          <TextField
            {...text('phone_number')}
            label="Phone number"
            type="tel"
            inputMode="tel"
            {...createOnboardingLimits.phone_number}
            isOptional
          />
        </FieldPair>
        <Note>The link is emailed to this address. Without one, you send it yourself, for example on WhatsApp.</Note>
      </Section>
      {employee === null ? <Work start={start} /> : null}
      <Actions>
        <Button type="submit" look="primary" isBusy={isBusy}>
          Start and make the link
        </Button>
      </Actions>
    </Form>
  );
}

const none = {};

/** An address that names nobody is an unknown one. */
function Known({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const { data, error } = useQuery(queryOf(getEmployee, { businessId, id }));
  if (error && ['missing', 'invalid'].includes(problemOf(error).kind))
    return <Redirect to={shellPaths.notFound()} replace />;
  return <p>{data ? `${data.first_name} ${data.last_name} (${data.employee_id})` : 'Loading the employee'}</p>;
}

function Work({ start: { fields, type, text, choice } }: { start: Start }) {
  const { id: businessId } = useBusiness();
  const jobs = useQuery(queryOf(listAllJobs, { businessId }));
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const regions = useQuery(queryOf(listAllRegions, { businessId }));
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Job">
      <FieldPair>
        {(jobs.data ?? []).length > 0 ? (
          <ComboBox {...choice('job')} label="Job" choices={choicesOfNamed(jobs.data)} />
        ) : null}
        {fields.job === '' ? (
          <TextField {...text('job_title')} label="Job title" {...createOnboardingLimits.work.job_title} isOptional />
        ) : null}
      </FieldPair>
      <FieldPair>
        <ComboBox {...choice('department')} label="Department" choices={choicesOfNamed(departments.data)} />
        <ComboBox {...choice('region')} label="Region" choices={choicesOfNamed(regions.data)} />
      </FieldPair>
      <DateField {...choice('hire_date')} label="First day" />
      <div className={css.chosen}>
        {fields.manager === '' ? (
          <Note>They report to nobody yet.</Note>
        ) : (
          <span className={css.chosenName}>Manager: {fields.manager_name}</span>
        )}
        <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
          {fields.manager === '' ? 'Choose a manager' : 'Change'}
        </Button>
      </div>
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
    </Section>
  );
}
