import { useSelector } from '@xstate/react';
import { approveProfileUpdateRequestLimits } from '../../../../openapi/generated/limits/hr.profile.ts';
import { profileChangeStateLabels, profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { decidableFields, type ProfileField } from '../../../domain/hr/profile-review.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import type { ProfileChange, ProfileChangeReviewRef } from '../../../machines/hr/profile-change-review/machine.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { stateName } from '../../shared/flow/flow-state.ts';
import { nameOf } from '../../shared/people/people.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { Actions, CardSkeleton, Note } from '../../ui/content/layout.tsx';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as page from '../form/employee-form.css.ts';
import * as css from './change-fields.css.ts';
import { ChangeField } from './change-fields.tsx';
import { changeTones } from './tones.ts';

type ReviewProps = { review: ProfileChangeReviewRef };

/** One request, field by field, old and new, with what HR decides of each. */
export function ProfileChangeReviewPage({ review }: ReviewProps) {
  const state = useSelector(review, ({ value }) => stateName(value));
  const change = useSelector(review, ({ context }) => context.change);
  const problem = useProblem(review);
  const title = change ? nameOf(change.employee) : 'Profile change';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Profile changes', href: hrPaths.profileChanges() }]} here={title} />
      <PageHeader title={title} action={change ? <Standing change={change} /> : null}>
        {change ? workOf(change) : null}
      </PageHeader>
      <div className={page.column} data-flow="profileChangeReview" data-state={state}>
        {state === 'unread' ? (
          <ErrorState title="The request could not be loaded" onRetry={() => review.send({ type: 'request.retry' })}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        ) : change ? (
          <Request review={review} change={change} />
        ) : (
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        )}
      </div>
    </Page>
  );
}

const workOf = ({ employee }: ProfileChange) =>
  [employee.employee_id, employee.job_title, employee.department_name].filter(Boolean).join(' · ');

function Standing({ change: { state, employee } }: { change: ProfileChange }) {
  return (
    <>
      <Status tone={changeTones[state]}>{profileChangeStateLabels[state]}</Status>
      <LinkButton href={hrPaths.employee(employee.id)}>Open the record</LinkButton>
    </>
  );
}

/** What no field of this page shows. */
const generalText = (problem: Problem | null): string | null => {
  if (problem === null || Object.keys(problem.fields).some((name) => name.startsWith('note_'))) return null;
  return Object.values(problem.fields).flat().join(' ') || problemText(problem);
};

function Request({ review, change }: ReviewProps & { change: ProfileChange }) {
  const { timeZone } = useBusiness();
  const trouble = generalText(useProblem(review));
  const isBusy = useSelector(review, ({ tags }) => tags.has('busy'));
  const canSend = useSelector(review, (snapshot) => snapshot.can({ type: 'decision.send' }));
  const decidable = decidableFields(change);
  return (
    <>
      {trouble === null ? null : <Notice tone="bad">{trouble}</Notice>}
      <Card title="Asked for" note={formatDate(change.created_at, timeZone)}>
        <p className={css.reason}>{change.reason}</p>
        {change.fields.map((each) => (
          <ChangeField key={each.field} change={each}>
            {decidable.includes(each.field) ? <VerdictField review={review} field={each.field} /> : null}
            {each.state === 'open' && each.is_masked ? <Note>Somebody who may see pay decides this.</Note> : null}
          </ChangeField>
        ))}
      </Card>
      {decidable.length === 0 ? null : (
        <Actions>
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={!canSend && !isBusy}
            onPress={() => review.send({ type: 'decision.send' })}
          >
            Send the decision
          </Button>
          <Button onPress={() => review.send({ type: 'fields.approve' })} isDisabled={isBusy}>
            Approve all
          </Button>
          {canSend || isBusy ? null : <Note>Approve or refuse a field first.</Note>}
        </Actions>
      )}
    </>
  );
}

const choices = [
  { value: 'approve', label: 'Approve' },
  { value: 'refuse', label: 'Refuse' },
] as const;

function VerdictField({ review, field }: ReviewProps & { field: ProfileField }) {
  const verdict = useSelector(review, ({ context }) => context.verdicts[field]);
  const mistake = useProblem(review)?.fields[`note_${field}`]?.[0] ?? null;
  const isBusy = useSelector(review, ({ tags }) => tags.has('busy'));
  const label = profileFieldLabels[field];
  return (
    <>
      <RadioGroup
        label={`Decision: ${label}`}
        name={`verdict_${field}`}
        choices={choices}
        value={verdict?.is ?? null}
        onChange={(is) => review.send({ type: 'verdict.give', field, is })}
        isDisabled={isBusy}
        isRow
      />
      {verdict?.is === 'refuse' ? (
        <TextArea
          label={`Why: ${label}`}
          name={`note_${field}`}
          maxLength={approveProfileUpdateRequestLimits.refused.note.maxLength}
          value={verdict.note}
          errorMessage={mistake}
          onChange={(note) => review.send({ type: 'note.type', field, note })}
          isDisabled={isBusy}
        />
      ) : null}
    </>
  );
}
