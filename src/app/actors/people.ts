import { fromPromise } from 'xstate';
import { problem } from '../../domain/shared/problem.ts';
import { administratorHandoverMachine } from '../../machines/people/administrator-handover/machine.ts';
import { inviteSendingMachine } from '../../machines/people/invite-sending/machine.ts';
import {
  acceptAdministratorHandover,
  cancelAdministratorHandover,
  declineAdministratorHandover,
  getAdministratorHandover,
  nameAdministrator,
  type SendInvitations,
  sendInvitations,
} from '../../services/people.ts';
import { queryClient } from '../query-client.ts';
import { promiseActor } from './promise-actor.ts';

/** After it, what the server knows of these lists is asked for again. */
const refetching =
  <Input extends { businessId: string }, Output>(
    service: (input: Input, options: { signal: AbortSignal }) => Promise<Output>,
    ...lists: string[]
  ) =>
  async (input: Input, options: { signal: AbortSignal }): Promise<Output> => {
    const output = await service(input, options);
    for (const list of lists) void queryClient.invalidateQueries({ queryKey: [list, input.businessId] });
    return output;
  };

export const liveInviteSendingMachine = inviteSendingMachine.provide({
  actors: {
    readFile: fromPromise<string, { file: File | null }>(({ input: { file } }) =>
      (file?.text() ?? Promise.resolve('')).catch(() => {
        throw problem('unknown', { detail: 'The file could not be read. Choose it again.' });
      }),
    ),
    sendInvitations: promiseActor(
      refetching<SendInvitations, Awaited<ReturnType<typeof sendInvitations>>>(sendInvitations, 'listInvitations'),
    ),
  },
});

const ofHandovers = ['getAdministratorHandover', 'listMembers'];

export const liveAdministratorHandoverMachine = administratorHandoverMachine.provide({
  actors: {
    getAdministratorHandover: promiseActor(getAdministratorHandover),
    nameAdministrator: promiseActor(refetching(nameAdministrator, ...ofHandovers)),
    cancelAdministratorHandover: promiseActor(refetching(cancelAdministratorHandover, ...ofHandovers)),
    acceptAdministratorHandover: promiseActor(refetching(acceptAdministratorHandover, ...ofHandovers)),
    declineAdministratorHandover: promiseActor(refetching(declineAdministratorHandover, ...ofHandovers)),
  },
});
