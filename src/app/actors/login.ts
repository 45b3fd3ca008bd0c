import { loginMachine } from '../../machines/accounts/login/machine.ts';
import { completeLogIn, getCurrentUser, logIn } from '../../services/accounts/account.ts';
import type { Options } from '../../services/shared/client.ts';
import { promiseActor } from './promise-actor.ts';

export const liveLoginMachine = loginMachine.provide({
  actors: {
    logIn: promiseActor(logIn),
    completeLogIn: promiseActor(completeLogIn),
    getCurrentUser: promiseActor((input: { accessToken: string }, options: Options) =>
      getCurrentUser({ ...input, businessId: null }, options),
    ),
  },
});
