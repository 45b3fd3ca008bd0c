import { useSelector } from '@xstate/react';
import { emailMessage } from '../../domain/shared/email.ts';
import type { ForgotPasswordRef } from '../../machines/accounts/forgot-password/machine.ts';
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

type ForgotPasswordPageProps = { forgot: ForgotPasswordRef };

export function ForgotPasswordPage({ forgot }: ForgotPasswordPageProps) {
  const state = useSelector(forgot, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const problem = useSelector(forgot, (snapshot) => snapshot.context.problem);
  const refusal = problem?.fields.email?.[0];
  return (
    <Entry
      title="Forgot your password?"
      lead="Give the address of your account, and we send you a link to a new one."
      flow="forgotPassword"
      state={state}
    >
      {problem && !refusal ? (
        <div className={css.notices}>
          <Notice tone="bad">{problemText(problem)}</Notice>
        </div>
      ) : null}
      <Form
        aria-label="Forgot your password?"
        errors={refusal ? { email: refusal } : {}}
        onType={() => forgot.send({ type: 'forgot.type' })}
        onSubmit={(values) => forgot.send({ type: 'forgot.submit', email: textOf(values, 'email') })}
      >
        <EmailField label="Email" name="email" autoComplete="username" isRequired validate={emailMessage} />
        <div className={css.submit}>
          <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
            Send the link
          </Button>
        </div>
      </Form>
      <div className={css.foot}>
        <p>
          Remembered it? <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
      </div>
    </Entry>
  );
}
