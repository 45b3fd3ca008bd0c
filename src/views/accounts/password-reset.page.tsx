import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { refusalMessages } from '../../domain/shared/new-password.ts';
import type { PasswordResetRef } from '../../machines/accounts/password-reset/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryActions, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { NewPasswordFields } from '../shared/entry/new-password-fields.tsx';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';

const title = 'Choose a new password';

type PasswordResetPageProps = { reset: PasswordResetRef };

export function PasswordResetPage({ reset }: PasswordResetPageProps) {
  const state = useSelector(reset, (snapshot) => stateName(snapshot.value));
  useEffect(() => reset.send({ type: 'reset.begin' }), [reset]);
  if (state === 'linkInvalid') return <LinkInvalid />;
  if (state === 'arriving' || state === 'checking')
    return (
      <Entry title={title} lead="One moment: your link is being checked." flow="passwordReset" state={state}>
        {null}
      </Entry>
    );
  return <NewPasswordForm reset={reset} state={state} />;
}

/** Replaces the form when the link is no longer valid. */
function LinkInvalid() {
  return (
    <Entry
      icon="alert"
      title="Sorry, something went wrong"
      lead="This link is not valid. It may be older than an hour, or used already."
      flow="passwordReset"
      state="linkInvalid"
    >
      <EntryActions>
        <LinkButton href={accountsPaths.forgotPassword()} look="primary" size="large" isWide>
          Ask for a new link
        </LinkButton>
      </EntryActions>
    </Entry>
  );
}

type NewPasswordFormProps = { reset: PasswordResetRef; state: StateOf<PasswordResetRef> };

function NewPasswordForm({ reset, state }: NewPasswordFormProps) {
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const isBusy = useSelector(reset, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const problem = useProblem(reset);
  const submission = { type: 'reset.submit', ...typed } as const;
  const canSubmit = useSelector(reset, (snapshot) => snapshot.can(submission));
  const messages = problem ? refusalMessages(problem) : [];
  return (
    <Entry title={title} lead="Every device is signed out." flow="passwordReset" state={state}>
      {problem ? (
        <EntryNotices>
          <Notice tone="bad">
            {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : problemText(problem)}
          </Notice>
        </EntryNotices>
      ) : null}
      <Form
        aria-label={title}
        onType={() => reset.send({ type: 'reset.type' })}
        onSubmit={() => reset.send(submission)}
      >
        <NewPasswordFields {...typed} onChange={(changed) => setTyped((others) => ({ ...others, ...changed }))} />
        <EntrySubmit isBusy={isBusy} isDisabled={!canSubmit && !isBusy}>
          Save the password
        </EntrySubmit>
      </Form>
      <EntryFoot>
        <p>
          Remembered it? <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
      </EntryFoot>
    </Entry>
  );
}
