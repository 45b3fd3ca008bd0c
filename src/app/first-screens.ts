/** The screens that signed-out visitors open first. They are prerendered; the code that the sign-in shares with others is one chunk. */
import { accountsPaths } from '../paths/accounts.ts';
import { legalPaths } from '../paths/legal.ts';
import { peoplePaths } from '../paths/people.ts';
import { shellPaths } from '../paths/shell.ts';

export type FirstScreen = {
  path: string;
  /** The query parameters that distinguish this screen from others at its path. */
  query: Record<string, string>;
  /** The files in `src/` that it loads in addition to those of every page. */
  code: readonly string[];
};

/** The rendered HTML of a first screen. */
export type Prerendered = FirstScreen & { title: string; html: string };

/** What a screen reads first: `{domain}` in the address stands for the business; whoever has none of the permissions does not ask. */
export type FirstRead = { address: string; permissions: readonly string[] };

/** The address of a screen, the files in `src/` whose code it loads, and what it reads first. */
export type ScreenCode = {
  path: string;
  query: { tab: string; view: string } | null;
  code: readonly string[];
  reads: readonly FirstRead[];
};

/** The build gives the client of the app this host, because Node asks for no address without one. */
export const apiHost = 'http://here';

/** The code that starts the app on every page. */
export const startCode = 'app/start/start.tsx';

const accounts = ['app/routes/accounts.ts'];
const accountsFlow = (flow: string) => [...accounts, 'app/actors/accounts.ts', `machines/accounts/${flow}/machine.ts`];
const login = [...accountsFlow('login'), 'views/accounts/login.page.tsx'];
const signUp = [...accountsFlow('sign-up'), 'app/screens/sign-up.tsx'];
const mailRequest = [...accountsFlow('mail-request'), 'views/accounts/mail-request.page.tsx'];
const people = ['app/routes/people.ts', 'app/actors/people.ts', 'machines/people/invite-activation/machine.ts'];
const legal = ['app/routes/legal.ts'];

/** A query that changes the content needs its own entry. */
export const firstScreens: readonly FirstScreen[] = [
  { path: accountsPaths.login(), query: { reason: 'session_expired' }, code: login },
  { path: accountsPaths.login(), query: {}, code: login },
  { path: accountsPaths.signUp(), query: { plan: 'buy_now' }, code: signUp },
  { path: accountsPaths.signUp(), query: { plan: 'free_trial' }, code: signUp },
  { path: accountsPaths.signUp(), query: {}, code: signUp },
  { path: accountsPaths.signedUp(), query: {}, code: [...accounts, 'views/accounts/signed-up.page.tsx'] },
  { path: accountsPaths.resendConfirmation(), query: {}, code: mailRequest },
  {
    path: accountsPaths.verifyEmail(),
    query: {},
    code: [...accountsFlow('email-confirmation'), 'views/accounts/verify-email.page.tsx'],
  },
  { path: peoplePaths.verifyInvite(), query: {}, code: [...people, 'views/people/invite-activation.page.tsx'] },
  { path: accountsPaths.forgotPassword(), query: {}, code: mailRequest },
  {
    path: accountsPaths.forgotPasswordConfirm(),
    query: {},
    code: [...accounts, 'views/accounts/check-email.page.tsx'],
  },
  {
    path: accountsPaths.passwordReset(),
    query: {},
    code: [...accountsFlow('password-reset'), 'views/accounts/password-reset.page.tsx'],
  },
  {
    path: accountsPaths.passwordReplaced(),
    query: {},
    code: [...accounts, 'views/accounts/password-replaced.page.tsx'],
  },
  { path: legalPaths.terms(), query: {}, code: [...legal, 'views/legal/terms.page.tsx'] },
  { path: legalPaths.privacyPolicy(), query: {}, code: [...legal, 'views/legal/privacy-policy.page.tsx'] },
  { path: shellPaths.notFound(), query: {}, code: ['views/shell/not-found.page.tsx'] },
];
