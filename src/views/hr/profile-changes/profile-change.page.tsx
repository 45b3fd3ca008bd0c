import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { createMyProfileChangeLimits } from '../../../../openapi/generated/limits/hr.profile.ts';
import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { type FormPart, formParts, type OnboardingFields, stepOf } from '../../../domain/hr/onboarding-form.ts';
import { changedParts } from '../../../domain/hr/profile-change.ts';
import type { MyProfile, ProfileChangeRef } from '../../../machines/hr/profile-change/machine.ts';
import { profileChangeSteps } from '../../../machines/hr/profile-change/steps.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { Actions, CardSkeleton, Note } from '../../ui/content/layout.tsx';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from '../form/employee-form.css.ts';
import { Section } from '../form/parts.tsx';
import { BankFields, ContactPartFields, DetailFields } from '../onboarding/form-fields.tsx';
import { bankFacts, contactFacts, detailFacts } from '../onboarding/onboarding-facts.ts';
import { useBankNames } from '../onboarding/use-bank-names.ts';
import { factsOfProfile } from './my-profile.page.tsx';
import { keepProfileChangeDraft, profileChangePlace } from './profile-change-draft.ts';

type ChangeProps = { change: ProfileChangeRef };

/** A person asks to have their own profile changed. */
export function ProfileChangePage({ change }: ChangeProps) {
  useStepHistory(change, profileChangeSteps);
  useKeptDraft(change);
  const state = useSelector(change, ({ value }) => stateName(value));
  const problem = useProblem(change);
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'My profile', href: hrPaths.myProfile() }]} here="Ask for a change" />
      <PageHeader title="Ask for a change">HR looks at each field before your record changes.</PageHeader>
      <div className={css.column} data-flow="profileChange" data-state={state}>
        {state === 'loading' ? (
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        ) : null}
        {state === 'unread' ? (
          <ErrorState title="Your profile could not be loaded" onRetry={() => change.send({ type: 'profile.retry' })}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        ) : null}
        {state === 'filling' ? <PartForm change={change} /> : null}
        {state === 'looking' || state === 'sending' || state === 'sent' ? <Overview change={change} /> : null}
      </div>
    </Page>
  );
}

function Overview({ change }: ChangeProps) {
  const profile = useSelector(change, ({ context }) => context.profile);
  const fields = useSelector(change, ({ context }) => context.fields);
  const problem = useProblem(change);
  const reason = useSelector(change, ({ context }) => context.reason);
  const isBusy = useSelector(change, ({ value }) => value !== 'looking');
  const canSend = useSelector(change, (snapshot) => snapshot.can({ type: 'change.send' }));
  if (profile === null || fields === null) return null;
  const changed = changedParts(profile, fields);
  const { reason: ofReason = [], ...others } = problem?.fields ?? {};
  const messages = Object.values(others).flat();
  return (
    <>
      {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      {messages.length > 0 ? <Notice tone="bad">{messages.join(' ')}</Notice> : null}
      {formParts.map((part) => (
        <PartCard key={part} part={part} profile={profile} fields={fields} isChanged={changed.includes(part)}>
          <Button
            aria-label={`Change: ${onboardingPartLabels[part]}`}
            onPress={() => change.send({ type: 'part.open', part })}
            isDisabled={isBusy}
          >
            Change
          </Button>
        </PartCard>
      ))}
      <TextArea
        label="Why"
        name="reason"
        maxLength={createMyProfileChangeLimits.reason.maxLength}
        value={reason}
        errorMessage={ofReason[0] ?? null}
        onChange={(typed) => change.send({ type: 'reason.type', reason: typed })}
      />
      <Actions>
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={!canSend && !isBusy}
          onPress={() => change.send({ type: 'change.send' })}
        >
          Send to HR
        </Button>
        {changed.length === 0 ? <Note>Change a part first.</Note> : null}
      </Actions>
    </>
  );
}

type PartCardProps = {
  part: FormPart;
  profile: MyProfile;
  fields: OnboardingFields;
  isChanged: boolean;
  children: ReactNode;
};

/** As it is known, or as it was typed. */
function PartCard({ part, profile, fields, isChanged, children }: PartCardProps) {
  const { timeZone } = useBusiness();
  const named = useBankNames();
  const typedFacts = () => {
    const { details = null, bank = null, [part as 'next_of_kin']: contact = null } = stepOf(part, fields);
    if (part === 'details') return detailFacts(details);
    return part === 'bank' ? bankFacts(named(bank)) : contactFacts(contact);
  };
  return (
    <Card
      title={onboardingPartLabels[part]}
      note={isChanged ? <Status tone="info">Changed</Status> : null}
      action={children}
    >
      <Facts facts={isChanged ? typedFacts() : factsOfProfile(part, profile, timeZone)} />
    </Card>
  );
}

function PartForm({ change }: ChangeProps) {
  const { timeZone } = useBusiness();
  const part = useSelector(change, ({ context }) => context.part) ?? 'details';
  const profile = useSelector(change, ({ context }) => context.profile);
  const problem = useProblem(change);
  const title = onboardingPartLabels[part];
  return (
    <Form aria-label={title} errors={problem?.fields ?? none} onSubmit={() => change.send({ type: 'step.continue' })}>
      <Section title={title}>
        {part === 'bank' && profile ? (
          <>
            <Facts facts={factsOfProfile('bank', profile, timeZone)} />
            <Note>What you leave empty stays as it is.</Note>
          </>
        ) : null}
        {part === 'details' ? <DetailFields form={change} /> : null}
        {part === 'bank' ? <BankFields form={change} /> : null}
        {part === 'next_of_kin' || part === 'emergency_contact' ? (
          <ContactPartFields form={change} part={part} />
        ) : null}
      </Section>
      <Actions>
        <Button type="submit" look="primary">
          Continue
        </Button>
        <Button onPress={() => change.send({ type: 'step.back' })}>Leave as it was</Button>
      </Actions>
    </Form>
  );
}

const none = {};

/** A reload goes on with what was typed; what was sent is forgotten. */
function useKeptDraft(change: ProfileChangeRef): void {
  useEffect(() => {
    const place = profileChangePlace();
    const { unsubscribe } = change.subscribe(({ status, context: { profile, fields, reason } }) => {
      if (profile === null || fields === null) return;
      const isTyped = reason !== '' || changedParts(profile, fields).length > 0;
      keepProfileChangeDraft(place, status === 'active' && isTyped ? { fields, reason } : null);
    });
    return unsubscribe;
  }, [change]);
}
