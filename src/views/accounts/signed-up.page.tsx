import { accountsPaths } from '../../paths/accounts.ts';
import * as css from '../shared/entry.css.ts';
import { Entry } from '../shared/entry.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';

type SignedUpPageProps = {
  /** Where the confirmation went; unknown when the page was opened by its address. */
  email: string | null;
};

export function SignedUpPage({ email }: SignedUpPageProps) {
  const sentTo = email ? <strong>{email}</strong> : 'your email address';
  return (
    <Entry
      icon="mail"
      title="Thank you for signing up"
      lead={<>We sent a link to {sentTo}. Open it to confirm that the address is yours, then sign in.</>}
    >
      <div className={css.actions}>
        <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
          Sign In
        </LinkButton>
      </div>
      <div className={css.foot}>
        <p>
          No mail after a few minutes? Look in the spam folder, or{' '}
          <Link href={accountsPaths.resendConfirmation()}>Resend</Link>
        </p>
      </div>
    </Entry>
  );
}
