import { useSelector } from '@xstate/react';
import { emailMessage } from '../../domain/shared/email.ts';
import type { ResendConfirmationRef } from '../../machines/accounts/resend-confirmation/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import * as css from '../shared/entry.css.ts';
import { Entry } from '../shared/entry.tsx';
import { stateName } from '../shared/flow-state.ts';
import { problemText } from '../shared/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField } from '../ui/fields/field.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';

type ResendConfirmationPageProps = { resend: ResendConfirmationRef };

export function ResendConfirmationPage({ resend }: ResendConfirmationPageProps) {
  const state = useSelector(resend, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(resend, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const problem = useSelector(resend, (snapshot) => snapshot.context.problem);
  const refusal = problem?.fields.email?.[0];
  return (
    <Entry
      title="Resend the confirmation"
      lead="We send a new link to the address you signed up with."
      flow="resendConfirmation"
      state={state}
    >
      {problem && !refusal ? (
        <div className={css.notices}>
          <Notice tone="bad">{problemText(problem)}</Notice>
        </div>
      ) : null}
      <Form
        aria-label="Resend the confirmation"
        errors={refusal ? { email: refusal } : {}}
        onType={() => resend.send({ type: 'resend.type' })}
        onSubmit={(values) => resend.send({ type: 'resend.submit', email: textOf(values, 'email') })}
      >
        <EmailField label="Email" name="email" autoComplete="email" isRequired validate={emailMessage} />
        <div className={css.submit}>
          <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
            Resend
          </Button>
        </div>
      </Form>
      <div className={css.foot}>
        <p>
          Already confirmed? <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
      </div>
    </Entry>
  );
}
