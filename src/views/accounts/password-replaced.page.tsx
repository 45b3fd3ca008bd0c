import { accountsPaths } from '../../paths/accounts.ts';
import * as css from '../shared/entry.css.ts';
import { Entry } from '../shared/entry.tsx';
import { LinkButton } from '../ui/actions/button.tsx';

export function PasswordReplacedPage() {
  return (
    <Entry
      icon="check"
      title="Your password has been changed"
      lead="Sign in with the new one. Every device was signed out."
    >
      <div className={css.actions}>
        <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
          Continue
        </LinkButton>
      </div>
    </Entry>
  );
}
