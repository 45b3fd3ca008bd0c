import { type Problem, problem } from '../shared/problem.ts';

/** Where a person goes after signing in, and whether Back returns to the sign-in form. */
export type Destination = { destination: string; history: 'push' | 'replace' };

const admitted: readonly string[] = ['create', 'setup', 'unapplicable', ''];

/**
 * Whether someone with this onboarding status may come in; everybody else stays at the sign-in form. Whose businesses are
 * all closed may come to restore one, as long as there is one that can be.
 */
export const isAdmitted = (status: string, canRestore: boolean): boolean =>
  admitted.includes(status) || (status === 'closed' && canRestore);

/** The server let the person in, but there is nowhere to go. */
export const nowhereToGo: Problem = problem('forbidden', { code: 'nowhere_to_go' });

// Any base will do: it only shows whether the address leaves the site it is resolved against.
const somewhere = 'https://site.invalid';

/** A deep link that stays within this site, as path, query and fragment; null for anything that could lead elsewhere. */
export const safeNext = (next: string | null): string | null => {
  if (next === null || !next.startsWith('/')) return null;
  const url = URL.parse(next, somewhere);
  return url !== null && url.origin === somewhere && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
};

/**
 * The way on after signing in. Someone who has no business yet always starts at the dashboard, which knows what to do;
 * everybody else goes where they were heading, or to the payroll of the one business whose home that is.
 */
export const destinationOf = (person: {
  status: string;
  businessId: string | null;
  payrollHomeBusinessId: string | null;
  next: string | null;
}): Destination => {
  if (person.status === 'closed') return { destination: '/restore-business', history: 'replace' };
  if (person.status === 'create') return { destination: '/dashboard', history: 'push' };
  const isPayrollHome = person.businessId !== null && person.businessId === person.payrollHomeBusinessId;
  const home = isPayrollHome ? '/payroll?tab=home' : '/dashboard';
  return { destination: safeNext(person.next) ?? home, history: 'replace' };
};
