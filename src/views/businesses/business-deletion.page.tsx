import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { deleteWholeBusinessLimits } from '../../../openapi/generated/limits/businesses.ts';
import { graceDays, isNamed } from '../../domain/businesses/ending.ts';
import type { BusinessDeletionRef } from '../../machines/businesses/business-deletion/machine.ts';
import { businessDeletionSteps } from '../../machines/businesses/business-deletion/steps.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Cards } from '../ui/content/cards.tsx';
import { Actions, BulletList, Explanation, ExplanationBlock, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type BusinessDeletionPageProps = {
  deletion: BusinessDeletionRef;
  /** The archives of the business, of which the owner may want one first. */
  archives: ReactNode;
};

/** Deletes a business in three steps: what will be deleted, an archive, and the confirmation. */
export function BusinessDeletionPage({ deletion, archives }: BusinessDeletionPageProps) {
  useStepHistory(deletion, businessDeletionSteps);
  const state = useSelector(deletion, (snapshot) => stateName(snapshot.value));
  const name = useSelector(deletion, ({ context }) => context.name);
  return (
    <Page>
      <Breadcrumb
        parents={[{ label: 'Business', href: businessesPaths.businessSettings() }]}
        here="Delete the business"
      />
      <PageHeader title={`Delete ${name}`}>Nothing happens before the last step.</PageHeader>
      <Cards flow="businessDeletion" state={state}>
        {state === 'offeringExport' ? (
          <Step
            deletion={deletion}
            title="2 of 3: Keep a copy"
            onContinue={() => deletion.send({ type: 'deletion.continue' })}
            onBack={() => deletion.send({ type: 'deletion.back' })}
          >
            {archives}
            <Explanation>
              You need not wait for it: it can be downloaded after the deletion too, for {graceDays} days.
            </Explanation>
          </Step>
        ) : state === 'confirming' || state === 'deleting' || state === 'deleted' ? (
          <Confirmation deletion={deletion} />
        ) : (
          <Step
            deletion={deletion}
            title="1 of 3: What is deleted"
            onContinue={() => deletion.send({ type: 'deletion.continue' })}
          >
            <Consequences name={name} />
          </Step>
        )}
      </Cards>
    </Page>
  );
}

function Consequences({ name }: { name: string }) {
  return (
    <ExplanationBlock>
      <p>When you delete {name}:</p>
      <BulletList>
        <li>everybody who works in it, including you, loses access at once;</li>
        <li>reminders, reports and invitations stop;</li>
        <li>its subscription is not renewed, and payments are not refunded;</li>
        <li>for {graceDays} days you can restore it as it was, or download what is in it;</li>
        <li>after that its people, assets, vehicles, documents, pay and files are deleted for good.</li>
      </BulletList>
      <p>Your own account, and other businesses that you belong to, stay as they are.</p>
    </ExplanationBlock>
  );
}

type StepProps = {
  deletion: BusinessDeletionRef;
  title: string;
  children: ReactNode;
  onContinue: () => void;
  onBack?: () => void;
};

function Step({ deletion, title, children, onContinue, onBack }: StepProps) {
  return (
    <Card title={title} isPadded>
      <Stack>
        {children}
        <Actions>
          <Button onPress={onContinue}>Continue</Button>
          {onBack ? <Button onPress={onBack}>Back</Button> : null}
          <Button look="ghost" onPress={() => deletion.send({ type: 'deletion.cancel' })}>
            Keep the business
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}

function Confirmation({ deletion }: { deletion: BusinessDeletionRef }) {
  const [typed, setTyped] = useState('');
  const name = useSelector(deletion, ({ context }) => context.name);
  const problem = useProblem(deletion);
  const isBusy = useSelector(deletion, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('deleted'));
  const errors = problem?.fields ?? {};
  return (
    <Card title="3 of 3: Confirmation" isPadded>
      <Form
        aria-label="Delete the business"
        errors={errors}
        onType={() => deletion.send({ type: 'deletion.type' })}
        onSubmit={(values) =>
          deletion.send({
            type: 'deletion.confirm',
            name: textOf(values, 'name'),
            password: textOf(values, 'password'),
          })
        }
      >
        <TextField
          label="Name of the business"
          name="name"
          hint={
            <>
              Type <strong>{name}</strong> to say which business you mean.
            </>
          }
          autoComplete="off"
          {...deleteWholeBusinessLimits.name}
          value={typed}
          onChange={setTyped}
          validate={(text) => (isNamed(name, text) ? null : `Type the name as it is written: ${name}`)}
        />
        <CurrentPasswordField label="Your password" />
        {problem && Object.keys(errors).length === 0 ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <Actions>
          <Button type="submit" look="danger" isBusy={isBusy}>
            Delete {name}
          </Button>
          <Button onPress={() => deletion.send({ type: 'deletion.back' })} isDisabled={isBusy}>
            Back
          </Button>
          <Button look="ghost" onPress={() => deletion.send({ type: 'deletion.cancel' })} isDisabled={isBusy}>
            Keep the business
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
