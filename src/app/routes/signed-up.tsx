import { SignedUpPage } from '../../views/account/signed-up.page.tsx';
import { paths } from '../paths.ts';

const links = { resend: paths.resendConfirmation(), login: paths.login() };

/** The address travels in the history entry, so that it stands in no log and survives a reload. */
function keptEmail(): string | null {
  const state: unknown = history.state;
  const isKept = typeof state === 'object' && state !== null && 'email' in state;
  return isKept && typeof state.email === 'string' ? state.email : null;
}

export function Screen() {
  return <SignedUpPage email={keptEmail()} links={links} />;
}
