import { navigate } from 'wouter/use-browser-location';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { businessSwitchMachine, type Entered } from '../../machines/shell/business-switch/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import { getCurrentUserIn } from '../../services/accounts/person.ts';
import { type Core, perCore } from '../core.ts';
import { promiseActor } from './promise-actor.ts';

/** Loads the person's account for the chosen business, and enters it if they are still a member. */
const enterBusiness =
  ({ session }: Core) =>
  async (input: { businessId: string }, options: { signal: AbortSignal }): Promise<Entered> => {
    const user = await getCurrentUserIn(input, options);
    options.signal.throwIfAborted();
    const { businessId } = input;
    if (membershipOf(user.business_user_memberships, businessId) === null) {
      session.send({ type: 'user.refetch' });
      const loss = user.lost_businesses.find((each) => each.business_id === businessId);
      return { isMember: false, cause: loss?.cause ?? null };
    }
    session.send({ type: 'business.enter', businessId, user });
    navigate(shellPaths.dashboard());
    return { isMember: true, cause: null };
  };

export const businessSwitchMachineOf = perCore((core) =>
  businessSwitchMachine.provide({
    actors: { enterBusiness: promiseActor(enterBusiness(core)) },
  }),
);
