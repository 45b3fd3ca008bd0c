import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { type FormPart, formParts } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingFormRef } from '../../../machines/hr/onboarding-form/machine.ts';
import { onboardingFormSteps } from '../../../machines/hr/onboarding-form/steps.ts';
import { validateOnboardingAccount } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Entry, EntryActions, EntryNotices, EntrySubmit } from '../../shared/entry/entry.tsx';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { type StateOf, stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { FormCheck } from './form-check.tsx';
import { BankFields, ContactPartFields, DetailFields } from './form-fields.tsx';
import { keepOnboardingDraft, onboardingPlace } from './onboarding-draft.ts';

type FormProps = { form: OnboardingFormRef };

/** What a new employee fills in by a link: on a phone, with a line that breaks, in as many sittings as they like. */
export function OnboardingFormPage({ form }: FormProps) {
  useStepHistory(form, onboardingFormSteps);
  useKeptDraft(form);
  const state = useSelector(form, ({ value }) => stateName(value));
  const problem = useProblem(form);
  const business = useSelector(form, ({ context }) => context.form?.business ?? '');
  const part = useSelector(form, ({ context }) => context.part);
  const at = { flow: 'onboardingForm', state };
  if (state === 'linkEnded')
    return (
      <Entry {...at} icon="alert" title="This link no longer works" lead={endedLead(problem?.code ?? null)}>
        {null}
      </Entry>
    );
  if (state === 'unread')
    return (
      <Entry {...at} icon="offline" title="The form could not be loaded" lead={problem ? problemText(problem) : null}>
        <EntryActions>
          <Button look="primary" size="large" isWide onPress={() => form.send({ type: 'form.retry' })}>
            Retry
          </Button>
        </EntryActions>
      </Entry>
    );
  if (state === 'sent')
    return (
      <Entry
        {...at}
        icon="check"
        title="Thank you, your details are sent"
        lead={`${business} will look at them now. They will contact you if something has to change; you can close this page.`}
      >
        {null}
      </Entry>
    );
  if (state === 'checking' || state === 'submitting')
    return (
      <Entry {...at} title="Check your details" lead={`Then send them to ${business}.`}>
        <FormCheck form={form} />
      </Entry>
    );
  if (part === null)
    return (
      <Entry {...at} title="Opening your form">
        {null}
      </Entry>
    );
  return (
    <Entry {...at} title={onboardingPartLabels[part]} lead={leadOf(part, business)}>
      <PartForm form={form} part={part} state={state} />
    </Entry>
  );
}

const leadOf = (part: FormPart, business: string) =>
  `Step ${formParts.indexOf(part) + 1} of ${formParts.length}, for ${business}. What you fill in is kept at each step.`;

const endedLead = (code: string | null) => {
  if (code === 'done') return 'Your details have arrived. There is nothing left to do here.';
  const ask = 'Ask the business for a new one. What you filled in is kept.';
  return code === 'expired' ? `It worked for a few days. ${ask}` : `It was replaced or ended. ${ask}`;
};

/** Whoever has the link may ask whose account it is. */
function AskedBankFields({ form }: FormProps) {
  const token = useSelector(form, ({ context }) => context.token);
  return <BankFields form={form} holderOf={(account) => queryOf(validateOnboardingAccount, { token, ...account })} />;
}

const fieldsOf: Record<FormPart, (form: OnboardingFormRef) => ReactNode> = {
  details: (form) => <DetailFields form={form} />,
  bank: (form) => <AskedBankFields form={form} />,
  next_of_kin: (form) => <ContactPartFields form={form} part="next_of_kin" />,
  emergency_contact: (form) => <ContactPartFields form={form} part="emergency_contact" />,
};

function PartForm({ form, part, state }: FormProps & { part: FormPart; state: StateOf<OnboardingFormRef> }) {
  const problem = useProblem(form);
  const note = useSelector(form, ({ context }) => context.form?.notes[part] ?? null);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form
      key={part}
      aria-label={onboardingPartLabels[part]}
      errors={problem?.fields ?? none}
      onSubmit={() => form.send({ type: 'step.continue' })}
    >
      <Stack>
        <EntryNotices>
          {note === null ? null : <Notice tone="warning">Please change: {note}</Notice>}
          {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        </EntryNotices>
        {fieldsOf[part](form)}
      </Stack>
      <EntrySubmit isBusy={isBusy || state === 'opened'}>Continue</EntrySubmit>
      {part === 'details' ? null : (
        <EntryActions>
          <Button isWide onPress={() => form.send({ type: 'step.back' })} isDisabled={isBusy}>
            Back
          </Button>
        </EntryActions>
      )}
    </Form>
  );
}

const none = {};

/** A reload goes on with what was typed; what the server has kept is forgotten here. */
function useKeptDraft(form: OnboardingFormRef): void {
  useEffect(() => {
    const place = onboardingPlace(form.getSnapshot().context.token);
    const { unsubscribe } = form.subscribe(({ status, context: { fields, unsaved } }) => {
      const isKept = status === 'done' || fields === null || unsaved.length === 0;
      keepOnboardingDraft(place, isKept ? null : { fields, unsaved });
    });
    return unsubscribe;
  }, [form]);
}
