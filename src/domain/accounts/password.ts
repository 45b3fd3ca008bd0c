/** The sign-up rules that a password can break; each is one hint of the popover. */
export type PasswordFault = 'short' | 'numeric' | 'similar';

const passwordMinimum = 8;

/** The hints of the sign-up form, in display order. */
export const passwordHints: readonly { fault: PasswordFault; text: string }[] = [
  { fault: 'short', text: 'At least 8 characters' },
  { fault: 'similar', text: 'Not too similar to your email' },
  { fault: 'numeric', text: 'Not entirely numeric' },
];

/** The sign-up rules that a password breaks. Length is counted in characters, not in UTF-16 units. */
export const passwordFaults = (password: string, email: string): PasswordFault[] => {
  const faults: PasswordFault[] = [];
  if ([...password].length < passwordMinimum) faults.push('short');
  if (password !== '' && email.toLowerCase().includes(password.toLowerCase())) faults.push('similar');
  if (/^\p{Nd}+$/u.test(password)) faults.push('numeric');
  return faults;
};

/** Whether the password allows Sign Up to be enabled. */
export const isPasswordAcceptable = (password: string, email: string): boolean =>
  passwordFaults(password, email).length === 0;
