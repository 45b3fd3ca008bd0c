import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryActions } from '../shared/entry/entry.tsx';
import { LinkButton } from '../ui/actions/button.tsx';

export function PasswordReplacedPage() {
  return (
    <Entry
      icon="check"
      title="Your password has been changed"
      lead="Sign in with the new one. Every device was signed out."
    >
      <EntryActions>
        <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
          Continue
        </LinkButton>
      </EntryActions>
    </Entry>
  );
}
