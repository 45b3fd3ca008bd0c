/** Employees: their codes and names. Pure. */

/** The code of the n-th employee: `EMP-0001`. */
export const codeOf = (number: number): string => `EMP-${String(number).padStart(4, '0')}`;

type Member = { email: string; firstName: string; lastName: string };

/** How a member is called as an employee: as their account says, or as their address begins. */
export const namesOfMember = ({ email, firstName, lastName }: Member) =>
  firstName === '' ? { firstName: email.replace(/@.*$/, ''), lastName } : { firstName, lastName };
