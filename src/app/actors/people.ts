import { navigate } from 'wouter/use-browser-location';
import { fromPromise, waitFor } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { problem } from '../../domain/shared/problem.ts';
import { selectBusinessId, selectStage, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { administratorHandoverMachine, Ownership } from '../../machines/people/administrator-handover/machine.ts';
import type { inviteActivationMachine } from '../../machines/people/invite-activation/machine.ts';
import type { inviteSendingMachine } from '../../machines/people/invite-sending/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import {
  completeInvitedSignIn,
  createInvitedAccount,
  requestFreshInvitation,
  signInFromInvitation,
  validateActivationToken,
} from '../../services/people/acceptance.ts';
import type { Options } from '../../services/shared/client.ts';
import { lateSteps } from '../../views/shared/late-steps.ts';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { refreshPerson } from '../session/refresh-person.ts';
import { promiseActor } from './promise-actor.ts';

/** The calls of members; an invited person needs none of them. */
type Services = typeof import('../../services/people.ts');

/** Reloads these lists after the call. */
const refetching =
  <Input extends { businessId: string }, Output>(
    core: Core,
    service: (input: Input, options: Options) => Promise<Output>,
    ...lists: string[]
  ) =>
  async (input: Input, options: Options): Promise<Output> => {
    const output = await service(input, options);
    // An invited person has no lists, so the query client is loaded only here.
    const { queryClientOf } = await import('../session/query-client.ts');
    for (const list of lists) void queryClientOf(core).invalidateQueries({ queryKey: [list, input.businessId] });
    return output;
  };

/** The lists that it changes have already loaded this code. */
const sendInvitations: Services['sendInvitations'] = async (input, options) =>
  (await import('../../services/people.ts')).sendInvitations(input, options);

export const inviteSendingFlow: Flow<typeof inviteSendingMachine> = {
  load: async () => (await import('../../machines/people/invite-sending/machine.ts')).inviteSendingMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        readFile: fromPromise<string, { file: File | null }>(({ input: { file } }) =>
          (file?.text() ?? Promise.resolve('')).catch(() => {
            throw problem('unknown', { detail: 'The file could not be read. Choose it again.' });
          }),
        ),
        sendInvitations: promiseActor(refetching(core, sendInvitations, 'listInvitations')),
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

const ofHandovers = ['getAdministratorHandover', 'listMembers'];

export const provideHandover = (machine: typeof administratorHandoverMachine, services: Services, core: Core) =>
  machine.provide({
    actors: {
      getAdministratorHandover: promiseActor(services.getAdministratorHandover),
      nameAdministrator: promiseActor(refetching(core, services.nameAdministrator, ...ofHandovers)),
      cancelAdministratorHandover: promiseActor(refetching(core, services.cancelAdministratorHandover, ...ofHandovers)),
      acceptAdministratorHandover: promiseActor(refetching(core, services.acceptAdministratorHandover, ...ofHandovers)),
      declineAdministratorHandover: promiseActor(
        refetching(core, services.declineAdministratorHandover, ...ofHandovers),
      ),
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
