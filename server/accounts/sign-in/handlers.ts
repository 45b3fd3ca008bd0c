/** Sign-in with a password and, where the account asks for it, a code of the second step. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSignIn } from './sign-in.ts';

export const signInHandlers = (platform: Platform): Pick<Handlers, 'logIn' | 'completeLogIn'> => {
  const signIn = createSignIn(platform);
  return {
    logIn: async (call) => {
      const { body, query } = call;
      const known = await signIn.checkPassword(body.email, body.password, call);
      const { device = 'web' } = query;
      return platform.db.as({ userId: known.userId }, (tx) => signIn.begin(tx, known, call, { device }));
    },

    completeLogIn: (call) => signIn.complete({ ticket: call.body.ticket, code: call.body.one_time_code }, call),
  };
};
