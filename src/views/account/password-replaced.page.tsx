import { LinkButton } from '../ui/button.tsx';
import * as css from './entry.css.ts';
import { Entry } from './entry.tsx';

export function PasswordReplacedPage({ links }: { links: { login: string } }) {
  return (
    <Entry
      icon="check"
      title="Your password has been changed"
      lead="Sign in with the new one. Every device was signed out."
    >
      <div className={css.actions}>
        <LinkButton href={links.login} look="primary" size="large" isWide>
          Continue
        </LinkButton>
      </div>
    </Entry>
  );
}
