/**
 * Stores the permissions of a person who is not the owner under `user_information`, as the specification requires. It is
 * deleted at sign-out and loaded again when the server reports other permissions.
 */
import { answerDeadline } from '../../domain/shared/deadlines.ts';
import type { SessionRef } from '../../machines/accounts/session/machine.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { getUserPermission } from '../../services/accounts/person.ts';
import { keepUserInformation, keptUserInformation } from './session-storage.ts';

export function followUserInformation(session: SessionRef): void {
  let known = selectUser(session.getSnapshot());
  const look = () => {
    if (!known) return;
    const { is_owner, permissions } = known;
    const kept = keptUserInformation();
    if (kept !== null && kept !== JSON.stringify({ is_owner, permissions })) keepUserInformation(null);
    if (keptUserInformation() === null) void load(session, known.id, selectBusinessId(session.getSnapshot()));
  };
  session.subscribe((snapshot) => {
    const user = selectUser(snapshot);
    if (user === known) return;
    known = user;
    look();
  });
  look();
}

async function load(session: SessionRef, userId: string, businessId: string | null): Promise<void> {
  const signal = AbortSignal.timeout(answerDeadline);
  // Screens read the memberships, not this entry, so a failed request does not matter.
  const answer = await getUserPermission({ businessId }, { signal }).catch(() => null);
  const now = session.getSnapshot();
  const isSame = selectUser(now)?.id === userId && selectBusinessId(now) === businessId;
  if (answer && !answer.is_owner && isSame && keptUserInformation() === null)
    keepUserInformation(JSON.stringify(answer));
}
