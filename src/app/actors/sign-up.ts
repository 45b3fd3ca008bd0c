import { signUpMachine } from '../../machines/accounts/sign-up/machine.ts';
import { signUp } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const liveSignUpMachine = signUpMachine.provide({ actors: { signUp: promiseActor(signUp) } });
