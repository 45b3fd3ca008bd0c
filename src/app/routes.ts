import { safeNext } from '../domain/accounts/destination.ts';
import { accountsPaths } from '../paths/accounts.ts';
import { assetsPaths } from '../paths/assets.ts';
import { billingPaths } from '../paths/billing.ts';
import { businessesPaths } from '../paths/businesses.ts';
import { fleetPaths } from '../paths/fleet.ts';
import { hrPaths } from '../paths/hr.ts';
import { legalPaths } from '../paths/legal.ts';
import { onboardingPaths } from '../paths/onboarding.ts';
import { payrollPaths } from '../paths/payroll.ts';
import { peoplePaths } from '../paths/people.ts';
import { at } from '../paths/shared.ts';
import { shellPaths } from '../paths/shell.ts';
import type { Access, Permission } from './guards.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import type { LoadScreen, ScreenProps } from './screen.ts';

export type Route = {
  path: string;
  /** Which of a path's screens it is, where tab and view choose one. */
  query?: { tab: string; view: string };
  title: string;
  access: Access;
  /** Whether the frame with the modules surrounds it: for everybody who may see it, or only for members. */
  frame?: 'always' | 'forMembers';
  load: LoadScreen;
  Screen: LazyPart<ScreenProps>;
};

const anyone: Access = { for: 'anyone' };
const visitorElse = (signedInTo: Extract<Access, { for: 'visitor' }>['signedInTo']): Access => ({
  for: 'visitor',
  signedInTo,
});
const member: Access = { for: 'member', needsBusiness: false };
const inBusiness = (permission?: Permission): Extract<Access, { for: 'member' }> => ({
  for: 'member',
  needsBusiness: true,
  ...(permission ? { permission } : {}),
});

const ofOwner = { for: 'member', needsBusiness: true, isForOwner: true } as const satisfies Access;

const screen = (load: LoadScreen) => ({ load, Screen: lazyPart(async () => (await load()).Screen) });

const notFound: Route = {
  path: shellPaths.notFound(),
  title: 'Page not found',
  access: anyone,
  frame: 'forMembers',
  ...screen(() => import('./routes/not-found.tsx')),
};

export const routes: Route[] = [
  {
    path: accountsPaths.login(),
    title: 'Sign in',
    // Whoever has no business yet comes here by closing the questions about it, which would lead straight back to them.
    access: visitorElse((search, { businessId }) =>
      businessId === null ? null : (safeNext(search.get('next')) ?? shellPaths.dashboard()),
    ),
    ...screen(() => import('./routes/login.tsx')),
  },
  {
    path: accountsPaths.signUp(),
    title: 'Sign up',
    access: visitorElse((search) => onboardingPaths.businessRegistration(search)),
    ...screen(() => import('./routes/sign-up.tsx')),
  },
  {
    path: onboardingPaths.premiumSignUp(),
    title: 'Sign up for premium',
    // The flow itself knows what comes next, for visitors and for the signed-in; who signs out meanwhile stays in it.
    access: anyone,
    ...screen(() => import('./routes/premium-sign-up.tsx')),
  },
  {
    path: accountsPaths.signedUp(),
    title: 'Check your email',
    access: anyone,
    ...screen(() => import('./routes/signed-up.tsx')),
  },
  {
    path: accountsPaths.resendConfirmation(),
    title: 'Send the confirmation again',
    access: visitorElse(() => shellPaths.dashboard()),
    ...screen(() => import('./routes/resend-confirmation.tsx')),
  },
  {
    path: accountsPaths.verifyEmail(),
    title: 'Confirm your email',
    access: anyone,
    ...screen(() => import('./routes/verify-email.tsx')),
  },
  {
    path: peoplePaths.verifyInvite(),
    title: 'Your invitation',
    access: anyone,
    ...screen(() => import('./routes/verify-invite.tsx')),
  },
  {
    path: accountsPaths.forgotPassword(),
    title: 'Forgot your password?',
    access: visitorElse(() => shellPaths.dashboard()),
    ...screen(() => import('./routes/forgot-password.tsx')),
  },
  {
    path: accountsPaths.forgotPasswordConfirm(),
    title: 'Check your email',
    access: anyone,
    ...screen(() => import('./routes/check-email.tsx')),
  },
  {
    path: accountsPaths.passwordReset(),
    title: 'Choose a new password',
    access: anyone,
    ...screen(() => import('./routes/password-reset.tsx')),
  },
  {
    path: accountsPaths.passwordReplaced(),
    title: 'Password changed',
    access: anyone,
    ...screen(() => import('./routes/password-replaced.tsx')),
  },
  {
    path: legalPaths.terms(),
    title: 'Terms of service',
    access: anyone,
    ...screen(() => import('./routes/terms.tsx')),
  },
  {
    path: legalPaths.privacyPolicy(),
    title: 'Privacy policy',
    access: anyone,
    ...screen(() => import('./routes/privacy-policy.tsx')),
  },
  {
    path: onboardingPaths.businessRegistration(),
    title: 'Set up your business',
    access: member,
    ...screen(() => import('./routes/business-registration.tsx')),
  },
  {
    path: onboardingPaths.addBusiness(),
    title: 'Add another business',
    access: inBusiness(),
    ...screen(() => import('./routes/add-business.tsx')),
  },
  {
    path: onboardingPaths.addCompany(),
    title: 'Add another business',
    access: inBusiness(),
    ...screen(() => import('./routes/add-business.tsx')),
  },
  {
    path: businessesPaths.restoreBusiness(),
    title: 'Restore a business',
    access: member,
    ...screen(() => import('./routes/restore-business.tsx')),
  },
  {
    path: businessesPaths.businessExport(),
    title: 'Download your data',
    access: member,
    ...screen(() => import('./routes/business-export.tsx')),
  },
  {
    path: businessesPaths.businessSetup(),
    title: 'Set up your business',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/business-setup.tsx')),
  },
  {
    path: accountsPaths.profile(),
    title: 'Profile',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/profile.tsx')),
  },
  {
    path: businessesPaths.settings(),
    query: { tab: 'business', view: '' },
    title: 'Business settings',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/business-settings.tsx')),
  },
  {
    path: businessesPaths.settings(),
    query: { tab: 'business', view: 'delete' },
    title: 'Delete the business',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/delete-business.tsx')),
  },
  {
    path: businessesPaths.settings(),
    query: { tab: 'people', view: '' },
    title: 'People and permissions',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/members.tsx')),
  },
  {
    path: businessesPaths.settings(),
    query: { tab: 'audit-log', view: '' },
    title: 'Audit log',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/audit-log.tsx')),
  },
  {
    path: peoplePaths.administratorHandover(),
    title: 'Administrator',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/administrator-handover.tsx')),
  },
  {
    path: billingPaths.billing(),
    title: 'Billing',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/billing.tsx')),
  },
  {
    path: billingPaths.pricing(),
    title: 'Plans and prices',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/pricing.tsx')),
  },
  {
    path: billingPaths.buyNow(),
    title: 'Buy the premium plan',
    access: { ...ofOwner, purchase: 'due' },
    frame: 'always',
    ...screen(() => import('./routes/buy-now.tsx')),
  },
  {
    path: billingPaths.pay(),
    title: 'Payment',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/pay.tsx')),
  },
  {
    path: billingPaths.upgradePlan(),
    title: 'Upgrade your plan',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/upgrade-plan.tsx')),
  },
  {
    path: billingPaths.extendSubscription(),
    title: 'Extend your subscription',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/extend-subscription.tsx')),
  },
  {
    path: shellPaths.dashboard(),
    title: 'Dashboard',
    access: { ...inBusiness(), purchase: 'notDue' },
    frame: 'always',
    ...screen(() => import('./routes/dashboard.tsx')),
  },
  {
    path: hrPaths.hr(),
    title: 'People',
    access: inBusiness('access_hr'),
    frame: 'always',
    ...screen(() => import('./routes/hr.tsx')),
  },
  {
    path: peoplePaths.invites(),
    title: 'Invites',
    access: inBusiness('access_hr'),
    frame: 'always',
    ...screen(() => import('./routes/invites.tsx')),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'asset-list', view: 'type' },
    title: 'Asset types',
    access: inBusiness('access_assets'),
    frame: 'always',
    ...screen(() => import('./routes/assets.tsx')),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'settings', view: 'statutory-type' },
    title: 'Statutory Information',
    access: inBusiness('access_assets'),
    frame: 'always',
    ...screen(() => import('./routes/statutory-information.tsx')),
  },
  {
    path: fleetPaths.fleet(),
    title: 'Fleet',
    access: inBusiness('access_vehicles'),
    frame: 'always',
    ...screen(() => import('./routes/fleet.tsx')),
  },
  {
    path: payrollPaths.payroll(),
    title: 'Payroll',
    access: inBusiness('access_payroll'),
    frame: 'always',
    ...screen(() => import('./routes/payroll.tsx')),
  },
  {
    path: accountsPaths.profile(),
    query: { tab: 'security', view: '' },
    title: 'Security',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/security.tsx')),
  },
  {
    path: accountsPaths.profile(),
    query: { tab: 'security', view: 'second-step' },
    title: 'Second step',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/second-step.tsx')),
  },
  {
    path: shellPaths.restricted(),
    title: 'Restricted area',
    access: anyone,
    frame: 'forMembers',
    ...screen(() => import('./routes/restricted.tsx')),
  },
  notFound,
];

const entryFolder = '/account/';

/** The address of a route's own screen, whatever else the query of the present one says. */
export const addressOf = ({ path, query }: Route): string => at(path, query);

/**
 * The route of an address: of a path's screens the one whose tab and view it names, else one of its tab, else the first.
 * A path without a route is not found, or the sign-in when it looks like an entry screen's.
 */
export function routeOf(path: string, search = new URLSearchParams()): Route | { redirect: string } {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const found = routes.filter((route) => route.path === bare);
  const ofTab = found.filter(({ query }) => query?.tab === search.get('tab'));
  const route = ofTab.find(({ query }) => query?.view === search.get('view')) ?? ofTab[0] ?? found[0];
  if (route) return route;
  if (bare === shellPaths.home()) return { redirect: shellPaths.dashboard() };
  return bare.startsWith(entryFolder) ? { redirect: accountsPaths.login() } : notFound;
}
