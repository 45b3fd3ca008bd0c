import { navigate } from 'wouter/use-browser-location';
import { fromPromise, waitFor } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { problem } from '../../domain/shared/problem.ts';
import { selectBusinessId, selectStage, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { administratorHandoverMachine, Ownership } from '../../machines/people/administrator-handover/machine.ts';
import type { inviteActivationMachine } from '../../machines/people/invite-activation/machine.ts';
import type { inviteSendingMachine, Sending } from '../../machines/people/invite-sending/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import {
  completeInvitedSignIn,
  createInvitedAccount,
  requestFreshInvitation,
  sendInvitations,
  signInFromInvitation,
  validateActivationToken,
} from '../../services/operations/people.ts';
import type { Options } from '../../services/shared/client.ts';
import { lateSteps } from '../../views/shared/flow/late-steps.ts';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { refreshPerson } from '../session/refresh-person.ts';
import { promiseActor } from './promise-actor.ts';

/** The calls of members; an invited person needs none of them. */
type Services = typeof import('../../services/operations/people.ts');
type HandoverCalls = Pick<
  Services,
  | 'getAdministratorHandover'
  | 'nameAdministrator'
  | 'cancelAdministratorHandover'
  | 'acceptAdministratorHandover'
  | 'declineAdministratorHandover'
>;

export const inviteSendingFlow: Flow<typeof inviteSendingMachine> = {
  load: async () => (await import('../../machines/people/invite-sending/machine.ts')).inviteSendingMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        readFile: fromPromise<string, { file: File | null }>(({ input: { file } }) =>
          (file?.text() ?? Promise.resolve('')).catch(() => {
            throw problem('unknown', { detail: 'The file could not be read. Choose it again.' });
          }),
        ),
        sendInvitations: promiseActor(({ invitations, ...sending }: Sending, options: Options) =>
          sendInvitations({ ...sending, ...invitations }, options),
        ),
      },
    }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '' }),
};

const refreshOwnership =
  (core: Core) =>
  async ({ businessId }: { businessId: string }, options: Options): Promise<Ownership> => {
    const membership = membershipOf((await refreshPerson(core, options)).business_user_memberships, businessId);
    if (membership === null) throw problem('missing');
    return { isOwner: membership.is_owner };
  };

export const provideHandover = (machine: typeof administratorHandoverMachine, services: HandoverCalls, core: Core) =>
  machine.provide({
    actors: {
      getAdministratorHandover: promiseActor(services.getAdministratorHandover),
      nameAdministrator: promiseActor(services.nameAdministrator),
      cancelAdministratorHandover: promiseActor(services.cancelAdministratorHandover),
      acceptAdministratorHandover: promiseActor(services.acceptAdministratorHandover),
      declineAdministratorHandover: promiseActor(services.declineAdministratorHandover),
      refreshOwnership: promiseActor(refreshOwnership(core)),
    },
  });

/** Signs out the person who is signed in on this device. */
const leaveAccount =
  ({ session }: Core) =>
  async (_input: unknown, { signal }: Options): Promise<void> => {
    session.send({ type: 'session.end' });
    await waitFor(session, (snapshot) => selectStage(snapshot) === 'signedOut', { signal });
  };

export const inviteActivationFlow: Flow<typeof inviteActivationMachine> = {
  load: async () => (await import('../../machines/people/invite-activation/machine.ts')).inviteActivationMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        validateActivationToken: promiseActor(validateActivationToken),
        leaveAccount: promiseActor(leaveAccount(core)),
        createInvitedAccount: promiseActor(createInvitedAccount),
        signInFromInvitation: promiseActor(signInFromInvitation),
        completeInvitedSignIn: promiseActor(completeInvitedSignIn),
        requestFreshInvitation: promiseActor(requestFreshInvitation),
      },
    }),
  input: ({ search }, { session }) => ({
    token: search.get('token'),
    signedInAs: selectUser(session.getSnapshot())?.email ?? null,
  }),
  onDone: async (admitted, { session }) => {
    if (admitted === null) return;
    await lateSteps.leave?.();
    const { user, ...tokens } = admitted;
    // The business of the invitation comes first.
    const businessId = user.business_user_memberships[0]?.business_id;
    session.send({ type: 'session.begin', tokens, user, ...(businessId ? { businessId } : {}) });
    navigate(shellPaths.dashboard(), { replace: true });
  },
};
