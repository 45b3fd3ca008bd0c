/** What is wrong with a password that someone chooses at sign-up; each is one hint of the popover. */
export type PasswordFault = 'short' | 'numeric' | 'similar';

const passwordMinimum = 8;

/** The hints of the sign-up form, in the order in which they are shown. */
export const passwordHints: readonly { fault: PasswordFault; text: string }[] = [
  { fault: 'short', text: 'At least 8 characters' },
  { fault: 'similar', text: 'Not too similar to your email' },
  { fault: 'numeric', text: 'Not entirely numeric' },
];

/** Which of the sign-up rules a password breaks. Length is counted in characters as a person counts them. */
export const passwordFaults = (password: string, email: string): PasswordFault[] => {
  const faults: PasswordFault[] = [];
  if ([...password].length < passwordMinimum) faults.push('short');
  if (password !== '' && email.toLowerCase().includes(password.toLowerCase())) faults.push('similar');
  if (/^\p{Nd}+$/u.test(password)) faults.push('numeric');
  return faults;
};

/** Whether Sign Up is enabled, as far as the password goes. */
export const isPasswordAcceptable = (password: string, email: string): boolean =>
  passwordFaults(password, email).length === 0;
