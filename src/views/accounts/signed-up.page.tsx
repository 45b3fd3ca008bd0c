import { useHistoryState } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryActions, EntryFoot } from '../shared/entry/entry.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';

export function SignedUpPage() {
  // The address is in the history state: it survives a reload and appears in no log.
  const state: unknown = useHistoryState();
  const isKept = typeof state === 'object' && state !== null && 'email' in state;
  const email = isKept && typeof state.email === 'string' ? state.email : null;
  const sentTo = email ? <strong>{email}</strong> : 'your email address';
  return (
    <Entry
      icon="mail"
      title="Thank you for signing up"
      lead={<>We sent a link to {sentTo}. Open it to confirm that the address is yours, then sign in.</>}
    >
      <EntryActions>
        <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
          Sign In
        </LinkButton>
      </EntryActions>
      <EntryFoot>
        <p>
          No email after a few minutes? Look in the spam folder, or{' '}
          <Link href={accountsPaths.resendConfirmation()}>Resend</Link>
        </p>
      </EntryFoot>
    </Entry>
  );
}
