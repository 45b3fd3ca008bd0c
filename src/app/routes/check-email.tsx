import { useSyncExternalStore } from 'react';
import { CheckEmailPage } from '../../views/accounts/check-email.page.tsx';
import { forgottenEmail } from '../forgotten-email.ts';

const unchanging = () => () => {};

export function Screen() {
  // Who draws the page ahead cannot know it.
  const email = useSyncExternalStore(unchanging, forgottenEmail.read, () => null);
  return <CheckEmailPage email={email} />;
}
