import { waitFor } from 'xstate';
import { selectStage } from '../../machines/accounts/session/selectors.ts';
import { inviteActivationMachine } from '../../machines/people/invite-activation/machine.ts';
import {
  completeInvitedSignIn,
  createInvitedAccount,
  requestFreshInvitation,
  signInFromInvitation,
  validateActivationToken,
} from '../../services/people.ts';
import { session } from '../session.ts';
import { promiseActor } from './promise-actor.ts';

/** Signs out whoever is signed in on this device. */
async function leaveAccount(_input: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
  session.send({ type: 'session.end' });
  await waitFor(session, (snapshot) => selectStage(snapshot) === 'signedOut', { signal });
}

export const liveInviteActivationMachine = inviteActivationMachine.provide({
  actors: {
    validateActivationToken: promiseActor(validateActivationToken),
    leaveAccount: promiseActor(leaveAccount),
    createInvitedAccount: promiseActor(createInvitedAccount),
    signInFromInvitation: promiseActor(signInFromInvitation),
    completeInvitedSignIn: promiseActor(completeInvitedSignIn),
    requestFreshInvitation: promiseActor(requestFreshInvitation),
  },
});
