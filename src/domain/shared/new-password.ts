import type { Problem } from './problem.ts';

export type NewPassword = { password: string; confirmation: string };

const shortest = 8;

/** The error under the new password, or null. */
export function newPasswordMessage(password: string): 'Required' | 'Password is too short' | null {
  if (password === '') return 'Required';
  return [...password].length < shortest ? 'Password is too short' : null;
}

/** The error under the repeated password, or null. The specification has this quotation mark. */
export function confirmationMessage({
  password,
  confirmation,
}: NewPassword): 'Required' | 'Password and Confirm password don"t match' | null {
  if (confirmation === '') return 'Required';
  return password === confirmation ? null : 'Password and Confirm password don"t match';
}

/** Whether the form can be sent. */
export const isNewPasswordAcceptable = (given: NewPassword): boolean =>
  newPasswordMessage(given.password) === null && confirmationMessage(given) === null;

/** Whether the server refused the reset link as unknown, used or expired. */
export const isInvalidResetLink = ({ code }: Problem): boolean => code === 'reset_link_invalid';

/** All messages of the server in one list. */
export const refusalMessages = ({ fields, detail, general }: Problem): string[] => [
  ...Object.values(fields).flat(),
  ...(detail === null ? [] : [detail]),
  ...general,
];
