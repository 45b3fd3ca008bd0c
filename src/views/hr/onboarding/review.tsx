import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { returnOnboardingLimits } from '../../../../openapi/generated/limits/hr.onboarding.ts';
import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { hasNotes } from '../../../domain/hr/onboarding.ts';
import { type FormPart, formParts } from '../../../domain/hr/onboarding-form.ts';
import type { EmployeeOnboardingRef, Onboarding } from '../../../machines/hr/employee-onboarding/machine.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate, showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { holderFact } from '../account/holder-text.ts';
import { CancelOnboarding } from './cancel-onboarding.tsx';
import { bankFacts, contactFacts, detailFacts } from './onboarding-facts.ts';
import { PartsDone } from './parts-done.tsx';
import { ReachCard } from './reach-card.tsx';
import * as css from './review.css.ts';
import { ReviewDocuments } from './review-documents.tsx';

type ReviewProps = { onboarding: EmployeeOnboardingRef; isReadOnly?: boolean };

/** What the employee filled in, with a note at each part that has to be changed. */
export function Review({ onboarding, isReadOnly = false }: ReviewProps) {
  const found = useSelector(onboarding, ({ context }) => context.onboarding);
  if (found === null) return null;
  if (found.decided_at !== null) return <Decided found={found} />;
  return (
    <>
      <Problems onboarding={onboarding} />
      <Card title="Job">
        <Facts
          facts={[
            { name: 'Job title', value: orMissing(found.job_title) },
            { name: 'Department', value: orMissing(found.department) },
            { name: 'Region', value: orMissing(found.region) },
            { name: 'Manager', value: orMissing(found.manager) },
            { name: 'First day', value: orMissing(found.hire_date && showDate(found.hire_date)) },
          ]}
        />
      </Card>
      <ReachCard found={found} />
      {formParts.map((part) => (
        <Card key={part} title={onboardingPartLabels[part]}>
          {found[part] === null ? <Note>Not filled in yet.</Note> : <Facts facts={factsOf(part, found)} />}
          {isReadOnly ? null : <NoteField onboarding={onboarding} part={part} />}
        </Card>
      ))}
      <ReviewDocuments found={found} />
      {isReadOnly ? <PartsDone found={found} /> : <Decide onboarding={onboarding} id={found.id} />}
    </>
  );
}

const factsOf = (part: FormPart, found: Onboarding) => {
  if (part === 'details') return detailFacts(found.details);
  if (part !== 'bank') return contactFacts(found[part]);
  const { bank, account_name, is_holder_confirmed } = found;
  const account = { account_number: bank?.account_number ?? null, is_holder_confirmed };
  return bankFacts(bank, account_name, holderFact(account, 'the employee'));
};

/** What the record refuses stands here in its own words: the fields are on no form of this page. */
function Problems({ onboarding }: ReviewProps) {
  const problem = useProblem(onboarding);
  if (problem === null) return null;
  const messages = Object.values(problem.fields).flat();
  return <Notice tone="bad">{messages.length > 0 ? messages.join(' ') : problemText(problem)}</Notice>;
}

function NoteField({ onboarding, part }: ReviewProps & { part: FormPart }) {
  const note = useSelector(onboarding, ({ context }) => context.notes[part] ?? null);
  const [isOpen, setOpen] = useState(note !== null);
  return (
    <div className={css.note}>
      {isOpen ? (
        <TextArea
          label={`What is to be changed: ${onboardingPartLabels[part].toLowerCase()}`}
          name={`note_${part}`}
          {...returnOnboardingLimits.notes.details}
          value={note ?? ''}
          onChange={(typed) => onboarding.send({ type: 'note.type', part, note: typed })}
        />
      ) : (
        <Button
          look="ghost"
          onPress={() => setOpen(true)}
          aria-label={`Ask for a change: ${onboardingPartLabels[part]}`}
        >
          Ask for a change
        </Button>
      )}
    </div>
  );
}

function Decide({ onboarding, id }: ReviewProps & { id: string }) {
  const asksChanges = useSelector(onboarding, ({ context }) => hasNotes(context.notes));
  const isAsking = useSelector(onboarding, (snapshot) => snapshot.matches('asking'));
  const isApproving = useSelector(onboarding, (snapshot) => snapshot.matches('approving'));
  const approval = useSelector(onboarding, ({ context }) => context.onboarding?.approval ?? null);
  const isBusy = isAsking || isApproving;
  return (
    <>
      {approval?.note ? <Notice tone={approval.is_allowed ? 'info' : 'warning'}>{approval.note}</Notice> : null}
      <Actions>
        {asksChanges ? (
          <Button look="primary" isBusy={isAsking} onPress={() => onboarding.send({ type: 'changes.ask' })}>
            Send the notes to the employee
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={isApproving}
            isDisabled={approval?.is_allowed !== true}
            onPress={() => onboarding.send({ type: 'onboarding.approve' })}
          >
            Approve and write the record
          </Button>
        )}
        {isBusy ? null : (
          <>
            <Button onPress={() => onboarding.send({ type: 'onboarding.reload' })}>Look again</Button>
            <CancelOnboarding onboarding={onboarding} id={id} />
          </>
        )}
      </Actions>
    </>
  );
}

function Decided({ found }: { found: Onboarding }) {
  const { timeZone } = useBusiness();
  const { state, employee, decided_at } = found;
  const day = decided_at === null ? '' : formatDate(decided_at, timeZone);
  return (
    <>
      <Notice tone={state === 'approved' ? 'good' : 'info'}>
        {state === 'approved'
          ? `Approved on ${day}. What was filled in is in the record, and nowhere else.`
          : `Cancelled on ${day}. What was filled in is deleted.`}
      </Notice>
      {employee === null ? null : (
        <Actions>
          <LinkButton href={hrPaths.employee(employee)} look="primary">
            Open the record
          </LinkButton>
        </Actions>
      )}
    </>
  );
}
