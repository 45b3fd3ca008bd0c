import { useSelector } from '@xstate/react';
import { emailMessage } from '../../domain/shared/email.ts';
import type { MailRequestRef, RequestedMail } from '../../machines/accounts/mail-request/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField } from '../ui/fields/field.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { entryEmail } from './entry-email.ts';

const texts: Record<RequestedMail, { title: string; lead: string; button: string; back: string }> = {
  passwordReset: {
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account, and we will send you a link to choose a new one.',
    button: 'Send the link',
    back: 'Remembered it?',
  },
  confirmation: {
    title: 'Resend the confirmation',
    lead: 'We send a new link to the address you signed up with.',
    button: 'Resend',
    back: 'Already confirmed?',
  },
};

/** The form that requests a password reset link or another confirmation mail. */
export function MailRequestPage({ request }: { request: MailRequestRef }) {
  const state = useSelector(request, (snapshot) => stateName(snapshot.value));
  const mail = useSelector(request, (snapshot) => snapshot.context.mail);
  const isBusy = useSelector(request, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const problem = useProblem(request);
  const refusal = problem?.fields.email?.[0];
  const { title, lead, button, back } = texts[mail];
  return (
    <Entry title={title} lead={lead} flow="mailRequest" state={state}>
      {problem && !refusal ? (
        <EntryNotices>
          <Notice tone="bad">{problemText(problem)}</Notice>
        </EntryNotices>
      ) : null}
      <Form
        aria-label={title}
        errors={refusal ? { email: refusal } : {}}
        onType={() => request.send({ type: 'mail.type' })}
        onSubmit={(values) => request.send({ type: 'mail.request', email: textOf(values, 'email') })}
      >
        <EmailField
          label="Email"
          name="email"
          autoComplete={mail === 'passwordReset' ? 'username' : 'email'}
          isRequired
          validate={emailMessage}
          defaultValue={entryEmail.read() ?? ''}
          onChange={entryEmail.keep}
        />
        <EntrySubmit isBusy={isBusy}>{button}</EntrySubmit>
      </Form>
      <EntryFoot>
        <p>
          {back} <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
      </EntryFoot>
    </Entry>
  );
}
