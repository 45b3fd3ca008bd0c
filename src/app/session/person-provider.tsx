import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { PersonContext } from '../../views/shared/people/person.ts';
import { useCore } from '../use-core.ts';

/** Provides the signed-in person and their actions to the screens. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const core = useCore();
  const user = useSelector(core.session, selectUser);
  const person = useMemo(
    () => ({
      user,
      refresh: () => core.session.send({ type: 'user.refetch' }),
      signOut: () => core.session.send({ type: 'session.end' }),
    }),
    [core, user],
  );
  return <PersonContext value={person}>{children}</PersonContext>;
}
