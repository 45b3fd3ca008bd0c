import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { type FormPart, formParts } from '../../../domain/hr/onboarding-form.ts';
import type { OnboardingForm, OnboardingFormRef } from '../../../machines/hr/onboarding-form/machine.ts';
import { EntryActions, EntryNotices } from '../../shared/entry/entry.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { Note, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { holderFact } from '../account/holder-text.ts';
import { FormDocuments } from './form-documents.tsx';
import { bankFacts, contactFacts, detailFacts } from './onboarding-facts.ts';
import { useBankNames } from './use-bank-names.ts';

const factsOf = (part: FormPart, form: OnboardingForm, named: ReturnType<typeof useBankNames>) => {
  if (part === 'details') return detailFacts(form.details);
  if (part !== 'bank') return contactFacts(form[part]);
  const { bank } = form;
  return bankFacts(named(bank), bank?.account_name, bank === null ? [] : holderFact(bank, 'you'));
};

/** Everything that was filled in, before it is sent. */
export function FormCheck({ form }: { form: OnboardingFormRef }) {
  const filled = useSelector(form, ({ context }) => context.form);
  const problem = useProblem(form);
  const token = useSelector(form, ({ context }) => context.token);
  const [waitsFor, setWaiting] = useState<string | null>(null);
  const named = useBankNames();
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Stack>
      <EntryNotices>{problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}</EntryNotices>
      {filled
        ? formParts.map((part) => (
            <Card
              key={part}
              title={onboardingPartLabels[part]}
              action={
                <Button
                  aria-label={`Change: ${onboardingPartLabels[part]}`}
                  onPress={() => form.send({ type: 'part.open', part })}
                  isDisabled={isBusy}
                >
                  Change
                </Button>
              }
            >
              <Facts facts={factsOf(part, filled, named)} />
            </Card>
          ))
        : null}
      <FormDocuments token={token} onWaiting={setWaiting} />
      <EntryActions>
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={isBusy}
          isDisabled={waitsFor !== null}
          onPress={() => form.send({ type: 'form.send' })}
        >
          Send my details
        </Button>
        {waitsFor === null ? null : <Note>{waitsFor}</Note>}
        <Button isWide onPress={() => form.send({ type: 'step.back' })} isDisabled={isBusy}>
          Back
        </Button>
      </EntryActions>
    </Stack>
  );
}
