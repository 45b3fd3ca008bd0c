import type { components } from '../../../openapi/generated/contract.ts';
import { linkFaults } from '../../../openapi/generated/lists/people.ts';
import { emailMessage } from '../shared/email.ts';
import type { NewPassword } from '../shared/new-password.ts';
import type { Problem } from '../shared/problem.ts';

/** The reasons why an invitation link is invalid: the codes of the server's refusals. */
export type LinkFault = components['schemas']['LinkFault'];

/** The fault of the link in a refusal; null for other refusals. */
export const linkFaultOf = ({ kind, code }: Problem): LinkFault | null =>
  kind === 'invalid' && code !== null && linkFaults.some((fault) => fault === code) ? (code as LinkFault) : null;

/** Whether this link can request a fresh invitation: it belonged to an invitation that nobody has accepted. */
export const canBeRenewed = (fault: LinkFault): boolean => ['expired', 'replaced', 'withdrawn'].includes(fault);

const shortest = 8;

/** The error under the password, or null. */
export function invitedPasswordMessage(password: string): 'Required' | 'Password must be min of 8 characters' | null {
  if (password === '') return 'Required';
  return [...password].length < shortest ? 'Password must be min of 8 characters' : null;
}

/** The error under the repeated password, or null. The specification has this quotation mark. */
export function invitedConfirmationMessage({
  password,
  confirmation,
}: NewPassword): 'Required' | 'Password and confirm password don"t match' | null {
  if (confirmation === '') return 'Required';
  return password === confirmation ? null : 'Password and confirm password don"t match';
}

/** Whether both names are given. */
export const isNamed = ({ first_name, last_name }: { first_name: string; last_name: string }): boolean =>
  first_name.trim() !== '' && last_name.trim() !== '';

/** Whether the password of a new person can be sent. */
export const isInvitedPasswordAcceptable = (given: NewPassword): boolean =>
  invitedPasswordMessage(given.password) === null && invitedConfirmationMessage(given) === null;

/** Whether the form of a person with an account can be sent. */
export const isInvitedSignInAcceptable = ({ email, password }: { email: string; password: string }): boolean =>
  emailMessage(email) === null && invitedPasswordMessage(password) === null;

/** Whether two texts are the same address, apart from case and white space. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** How many employees are invited at once; the contract holds to it. */
export const mostInvited = 500;
