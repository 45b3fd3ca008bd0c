import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { passwordResetMachine } from './machine.ts';

const password = 'red-earth-and-rain';
const invalidLink = problem('invalid', { detail: 'Invalid reset link', code: 'reset_link_invalid' });

export const passwordResetFlow = flow({
  title: 'Reset a password',
  audience: 'visitor',
  route: '/account/password-reset',
  machine: passwordResetMachine,
  labels: {
    'reset.begin': 'The link is opened',
    'reset.type': 'Something is typed',
    'reset.submit': 'Save the password',
    hasLink: 'the link is whole',
    isNewPasswordAcceptable: 'the password follows the rules, twice the same',
    isInvalidResetLink: 'the link was used or is too old',
    checkPasswordReset: 'the server looks at the link',
    resetPassword: 'the server replaces the password',
  },
  cases: {
    inputs: [
      { label: 'the link of a mail', input: { uid: '0199', token: 'secret' } },
      { label: 'a link without its token', input: { uid: '0199', token: null } },
    ],
    events: {
      'reset.begin': [{ label: '', event: { type: 'reset.begin' } }],
      'reset.type': [{ label: '', event: { type: 'reset.type' } }],
      'reset.submit': [
        { label: 'twice the same', event: { type: 'reset.submit', password, confirmation: password } },
        { label: 'two that differ', event: { type: 'reset.submit', password, confirmation: 'red-earth' } },
      ],
    },
    answers: {
      checkPasswordReset: {
        done: [{ label: 'it can be used', output: { detail: 'The link can be used.' } }],
        error: [
          { label: 'used or too old', error: invalidLink },
          { label: 'no connection', error: noConnection },
        ],
      },
      resetPassword: {
        done: [{ label: 'replaced', output: { detail: 'Password has been reset with the new password.' } }],
        error: [
          { label: 'link no longer good', error: invalidLink },
          { label: 'refused', error: refusal({ new_password: ['This password is too common.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    holds: {
      'the password is kept only while the server replaces it': ({ value, context: { password } }) =>
        password === '' || value === 'submitting',
    },
    key: ({ context: { uid, token } }) => ({ hasLink: Boolean(uid && token) }),
  },
});
