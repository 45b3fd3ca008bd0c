import { useHistoryState } from 'wouter/use-browser-location';
import { SignedUpPage } from '../../views/accounts/signed-up.page.tsx';

export function Screen() {
  // The address travels in the history entry, so that it stands in no log and survives a reload.
  const state: unknown = useHistoryState();
  const isKept = typeof state === 'object' && state !== null && 'email' in state;
  return <SignedUpPage email={isKept && typeof state.email === 'string' ? state.email : null} />;
}
