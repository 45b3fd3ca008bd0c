import type { components } from '../../../openapi/generated/contract.ts';
import { linkFaults } from '../../../openapi/generated/lists/people.ts';
import { emailMessage } from '../shared/email.ts';
import type { NewPassword } from '../shared/new-password.ts';
import type { Problem } from '../shared/problem.ts';

/** Why the link of an invitation is no longer good; the codes of the server's refusals. */
export type LinkFault = components['schemas']['LinkFault'];

/** What a refusal says of the link; null when it speaks of something else. */
export const linkFaultOf = ({ kind, code }: Problem): LinkFault | null =>
  kind === 'invalid' && code !== null && linkFaults.some((fault) => fault === code) ? (code as LinkFault) : null;

/** Whether a fresh invitation can be asked for by such a link: it led to somebody, and nobody has used it. */
export const canBeRenewed = (fault: LinkFault): boolean => ['expired', 'replaced', 'withdrawn'].includes(fault);

const shortest = 8;

/** The message under the password, or null. */
export function invitedPasswordMessage(password: string): 'Required' | 'Password must be min of 8 characters' | null {
  if (password === '') return 'Required';
  return [...password].length < shortest ? 'Password must be min of 8 characters' : null;
}

/** The message under the repeated password, or null. The quotation mark is the specification's. */
export function invitedConfirmationMessage({
  password,
  confirmation,
}: NewPassword): 'Required' | 'Password and confirm password don"t match' | null {
  if (confirmation === '') return 'Required';
  return password === confirmation ? null : 'Password and confirm password don"t match';
}

/** Whether the form of somebody new can be sent. */
export const isInvitedPasswordAcceptable = (given: NewPassword): boolean =>
  invitedPasswordMessage(given.password) === null && invitedConfirmationMessage(given) === null;

/** Whether the form of somebody known can be sent. */
export const isInvitedSignInAcceptable = ({ email, password }: { email: string; password: string }): boolean =>
  emailMessage(email) === null && invitedPasswordMessage(password) === null;

/** Whether two spellings are one address, as far as can be said without the server. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
