import { useSelector } from '@xstate/react';
import { selectBusinessId } from '../machines/accounts/session/selectors.ts';
import { session } from './session.ts';

/** The business in whose name a screen asks. Its guard lets nobody in without one; while it goes, it is ''. */
export function useBusinessId(): string {
  return useSelector(session, selectBusinessId) ?? '';
}
