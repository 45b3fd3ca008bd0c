import { useSelector } from '@xstate/react';
import type { EmployeeFormRef } from '../../../machines/hr/employee-form/machine.ts';
import { employeeFormSteps } from '../../../machines/hr/employee-form/steps.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { type StateOf, stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { EarlierAttempt } from '../../shared/requests/earlier-attempt.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Actions, CardSkeleton } from '../../ui/content/layout.tsx';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { EmployeeChanges } from './employee-changes.tsx';
import * as css from './employee-form.css.ts';
import { PayFields } from './pay-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { useEmployeeForm, useKeptEmployee } from './use-employee-form.ts';
import { WorkFields } from './work-fields.tsx';

type FormProps = { form: EmployeeFormRef };
type State = StateOf<EmployeeFormRef>;

/** Adds an employee in two or three steps, or changes one in two. */
export function EmployeeFormPage({ form }: FormProps) {
  useStepHistory(form, employeeFormSteps);
  useKeptEmployee(form);
  const state = useSelector(form, (snapshot) => stateName(snapshot.value));
  const isNew = useSelector(form, ({ context }) => context.id === null);
  const asksPay = useSelector(form, ({ context }) => context.asksPay);
  const step = steps[state];
  const title = isNew ? 'Add an employee' : 'Edit an employee';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Employees', href: hrPaths.employees() }]} here={title} />
      <PageHeader title={title}>{step ? `Step ${step.number} of ${asksPay ? 3 : 2}: ${step.text}` : null}</PageHeader>
      <div className={css.column} data-flow="employeeForm" data-state={state}>
        <Part form={form} state={state} />
      </div>
    </Page>
  );
}

const steps: Partial<Record<State, { number: number; text: string }>> = {
  describing: { number: 1, text: 'who they are' },
  placing: { number: 2, text: 'what they do' },
  updating: { number: 2, text: 'what they do' },
  readingAgain: { number: 2, text: 'what they do' },
  paying: { number: 3, text: 'pay and bank' },
};

function Part({ form, state }: FormProps & { state: State }) {
  const problem = useProblem(form);
  switch (state) {
    case 'opening':
    case 'loading':
    case 'finishing':
    case 'returning':
      return (
        <CardSkeleton>
          <SkeletonText lines={4} />
        </CardSkeleton>
      );
    case 'unread':
      return (
        <ErrorState title="The employee could not be loaded" onRetry={() => form.send({ type: 'employee.retry' })}>
          {problem ? problemText(problem) : null}
        </ErrorState>
      );
    case 'foundEarlier':
      return (
        <EarlierAttempt
          onLook={() => form.send({ type: 'list.open' })}
          again="Add another employee"
          onAgain={() => form.send({ type: 'employee.addAgain', idempotencyKey: randomKey() })}
        >
          The employee may be in the list already. Adding again makes a second one.
        </EarlierAttempt>
      );
    case 'describing':
    case 'placing':
    case 'paying':
    case 'creating':
    case 'updating':
    case 'readingAgain':
    case 'saved':
    case 'unchanged':
    case 'listed':
      return <StepForm form={form} state={state} />;
  }
}

function StepForm({ form, state }: FormProps & { state: State }) {
  const typed = useEmployeeForm(form);
  const asksPay = useSelector(form, ({ context }) => context.asksPay);
  const changes = useSelector(form, ({ context }) => context.changes);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const { problem } = typed;
  const isPay = state === 'paying' || (state === 'creating' && asksPay);
  const isFirst = state === 'describing';
  const isLast = isPay || (!isFirst && !asksPay);
  const submit = () => {
    form.send({ type: isPay ? 'employee.save' : 'step.continue' });
  };
  return (
    <Form aria-label="Employee" errors={problem?.fields ?? none} onSubmit={submit}>
      {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      {changes ? (
        <EmployeeChanges changes={changes} onTake={(field) => form.send({ type: 'theirs.take', field })} />
      ) : null}
      {isFirst ? <PersonFields state={typed} /> : isPay ? <PayFields state={typed} /> : <WorkFields state={typed} />}
      <Actions>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isLast ? 'Save employee' : 'Continue'}
        </Button>
        {isFirst ? null : (
          <Button onPress={() => form.send({ type: 'step.back' })} isDisabled={isBusy}>
            Back
          </Button>
        )}
      </Actions>
    </Form>
  );
}

const none = {};
