import { useSyncExternalStore } from 'react';
import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryActions, EntryFoot } from '../shared/entry/entry.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { entryEmail } from './entry-email.ts';

const unchanging = () => () => {};

/** Shown after a password reset request. The text is the same whether or not the address has an account. */
export function CheckEmailPage() {
  // The prerendered page cannot know it.
  const email = useSyncExternalStore(unchanging, entryEmail.read, () => null);
  const address = email ? <strong>{email}</strong> : 'the address';
  return (
    <Entry
      icon="mail"
      title="Check your email"
      lead={<>If {address} has an account, a link to choose a new password is on its way. It works for one hour.</>}
    >
      <EntryActions>
        <LinkButton href={accountsPaths.login()} size="large" isWide>
          Back to Sign In
        </LinkButton>
      </EntryActions>
      <EntryFoot>
        <p>
          No email after a few minutes? Look in the spam folder, or{' '}
          <Link href={accountsPaths.forgotPassword()}>Resend</Link>
        </p>
      </EntryFoot>
    </Entry>
  );
}
