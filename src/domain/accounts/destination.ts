import { type Problem, problem } from '../shared/problem.ts';

/** The first screen after signing in, and whether Back returns to the sign-in form. */
export type Destination = { destination: string; history: 'push' | 'replace' };

const admitted: readonly string[] = ['create', 'setup', 'unapplicable', ''];

/**
 * Whether a person with this onboarding status may enter; others stay at the sign-in form. A person whose businesses are all
 * closed may enter while they can restore one of them.
 */
export const isAdmitted = (status: string, canRestore: boolean): boolean =>
  admitted.includes(status) || (status === 'closed' && canRestore);

/** The server accepted the credentials, but no screen is open to the person. */
export const nowhereToGo: Problem = problem('forbidden', { code: 'nowhere_to_go' });

// Any base works: it only shows whether the address leaves its site.
const somewhere = 'https://site.invalid';

/** A deep link within this site as path, query and fragment; null when it could lead to another site. */
export const safeNext = (next: string | null): string | null => {
  if (next === null || !next.startsWith('/')) return null;
  const url = URL.parse(next, somewhere);
  return url !== null && url.origin === somewhere && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
};

/**
 * The destination after signing in. A person without a business starts at the dashboard, which redirects them. Others go to
 * the requested address, or to payroll when the business has its home there, or to the dashboard.
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
