/**
 * Reset a password.
 * 1. A person opens the link in an email, which says whose password it is and carries a token.
 * 2. The server says whether the link can still be used, before anything is typed.
 * 3. They enter the new password twice; typing clears the last problem.
 * 4. The app does not send a password that is too short, or two that differ.
 * 5. The server replaces the password and signs out every device.
 * 6. The app lists what the server refuses, and nothing typed is lost; a link that is no longer valid ends the form.
 * Started by the page of the link; ends with the password replaced, or with a link that is not valid.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isInvalidResetLink, isNewPasswordAcceptable, type NewPassword } from '../../../domain/shared/new-password.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Detail = components['schemas']['Detail'];

type Input = { uid: string | null; token: string | null };
type Context = Input & { password: string; problem: Problem | null };
type Event = { type: 'reset.begin' } | ({ type: 'reset.submit' } & NewPassword) | { type: 'reset.type' };
type Output = { end: 'reset' | 'linkInvalid' };
type Link = { uid: string; token: string };
export type ResetPassword = Link & { new_password: string };

const passwordReset = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'editable' | 'failed' },
  actors: {
    checkPasswordReset: placeholder<Detail, Link>('checkPasswordReset'),
    resetPassword: placeholder<Detail, ResetPassword>('resetPassword'),
  },
  guards: {
    hasLink: ({ context: { uid, token } }) => Boolean(uid && token),
    isNewPasswordAcceptable: (_, given: NewPassword) => isNewPasswordAcceptable(given),
    isInvalidResetLink: (_, { error }: { error: unknown }) => isInvalidResetLink(problemOf(error)),
  },
  actions: {
    storePassword: assign({ password: (_, { password }: NewPassword) => password, problem: null }),
    clearPassword: assign({ password: '' }),
  },
}).extend(askingParts);

const ask = asking(passwordReset);

const linkOf = ({ uid, token }: Context): Link => ({ uid: uid ?? '', token: token ?? '' });

export const passwordResetMachine = passwordReset.createMachine({
  id: 'passwordReset',
  description: 'A person opens the link in an email and chooses a new password.',
  context: ({ input }) => ({ ...input, password: '', problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The link was opened.',
      on: { 'reset.begin': [{ guard: 'hasLink', target: 'checking' }, { target: 'linkInvalid' }] },
    },
    checking: {
      description: 'The server looks whether the link can still be used.',
      tags: 'busy',
      ...ask({
        src: 'checkPasswordReset',
        input: ({ context }) => linkOf(context),
        onDone: 'editing',
        // Saving the password says whether it can be used, too.
        failTo: 'editing',
        onError: [
          {
            guard: { type: 'isInvalidResetLink', params: ({ event }) => ({ error: event.error }) },
            target: 'linkInvalid',
          },
        ],
      }),
    },
    editing: {
      description: 'The person enters the new password twice.',
      tags: 'editable',
      on: {
        'reset.type': { actions: 'clearProblem' },
        'reset.submit': {
          guard: { type: 'isNewPasswordAcceptable', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'storePassword', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The server replaces the password.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'resetPassword',
        input: ({ context }) => ({ ...linkOf(context), new_password: context.password }),
        onDone: 'reset',
        failTo: 'editing',
        onError: [
          {
            guard: { type: 'isInvalidResetLink', params: ({ event }) => ({ error: event.error }) },
            target: 'linkInvalid',
          },
        ],
      }),
    },
    linkInvalid: {
      description: 'The link is unknown, used or expired; the person can ask for a new one.',
      tags: 'failed',
      type: 'final',
      output: 'linkInvalid',
    },
    reset: {
      description: 'The password is replaced and every device is signed out.',
      type: 'final',
      output: 'reset',
    },
  },
  output: ({ event }): Output => ({ end: endOf(['linkInvalid', 'reset'], event.output) }),
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
