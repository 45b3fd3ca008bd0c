import { loginMachine } from '../../machines/accounts/login.machine.ts';
import { completeLogIn, getCurrentUser, logIn } from '../../services/accounts.ts';
import type { Options } from '../../services/client.ts';
import { promiseActor } from './promise-actor.ts';

export const liveLoginMachine = loginMachine.provide({
  actors: {
    logIn: promiseActor(logIn),
    completeLogIn: promiseActor(completeLogIn),
    getCurrentUser: promiseActor((input: { accessToken: string }, options: Options) =>
      getCurrentUser({ ...input, businessDomain: null }, options),
    ),
  },
});
