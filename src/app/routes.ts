import { safeNext } from '../domain/accounts/destination.ts';
import type { Access, Permission } from './guards.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { at, paths } from './paths.ts';
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
  path: paths.notFound(),
  title: 'Page not found',
  access: anyone,
  frame: 'forMembers',
  ...screen(() => import('./routes/not-found.tsx')),
};

export const routes: Route[] = [
  {
    path: paths.login(),
    title: 'Sign in',
    // Whoever has no business yet comes here by closing the questions about it, which would lead straight back to them.
    access: visitorElse((search, { businessId }) =>
      businessId === null ? null : (safeNext(search.get('next')) ?? paths.dashboard()),
    ),
    ...screen(() => import('./routes/login.tsx')),
  },
  {
    path: paths.signUp(),
    title: 'Sign up',
    access: visitorElse((search) => paths.businessRegistration(search)),
    ...screen(() => import('./routes/sign-up.tsx')),
  },
  {
    path: paths.premiumSignUp(),
    title: 'Sign up for premium',
    // The flow itself knows what comes next, for visitors and for the signed-in; who signs out meanwhile stays in it.
    access: anyone,
    ...screen(() => import('./routes/premium-sign-up.tsx')),
  },
  {
    path: paths.signedUp(),
    title: 'Check your email',
    access: anyone,
    ...screen(() => import('./routes/signed-up.tsx')),
  },
  {
    path: paths.resendConfirmation(),
    title: 'Send the confirmation again',
    access: visitorElse(() => paths.dashboard()),
    ...screen(() => import('./routes/resend-confirmation.tsx')),
  },
  {
    path: paths.verifyEmail(),
    title: 'Confirm your email',
    access: anyone,
    ...screen(() => import('./routes/verify-email.tsx')),
  },
  {
    path: paths.verifyInvite(),
    title: 'Your invitation',
    access: anyone,
    ...screen(() => import('./routes/verify-invite.tsx')),
  },
  {
    path: paths.forgotPassword(),
    title: 'Forgot your password?',
    access: visitorElse(() => paths.dashboard()),
    ...screen(() => import('./routes/forgot-password.tsx')),
  },
  {
    path: paths.forgotPasswordConfirm(),
    title: 'Check your email',
    access: anyone,
    ...screen(() => import('./routes/check-email.tsx')),
  },
  {
    path: paths.passwordReset(),
    title: 'Choose a new password',
    access: anyone,
    ...screen(() => import('./routes/password-reset.tsx')),
  },
  {
    path: paths.passwordReplaced(),
    title: 'Password changed',
    access: anyone,
    ...screen(() => import('./routes/password-replaced.tsx')),
  },
  {
    path: paths.terms(),
    title: 'Terms of service',
    access: anyone,
    ...screen(() => import('./routes/terms.tsx')),
  },
  {
    path: paths.privacyPolicy(),
    title: 'Privacy policy',
    access: anyone,
    ...screen(() => import('./routes/privacy-policy.tsx')),
  },
  {
    path: paths.businessRegistration(),
    title: 'Set up your business',
    access: member,
    ...screen(() => import('./routes/business-registration.tsx')),
  },
  {
    path: paths.addBusiness(),
    title: 'Add another business',
    access: inBusiness(),
    ...screen(() => import('./routes/add-business.tsx')),
  },
  {
    path: paths.addCompany(),
    title: 'Add another business',
    access: inBusiness(),
    ...screen(() => import('./routes/add-business.tsx')),
  },
  {
    path: paths.restoreBusiness(),
    title: 'Restore a business',
    access: member,
    ...screen(() => import('./routes/restore-business.tsx')),
  },
  {
    path: paths.businessExport(),
    title: 'Download your data',
    access: member,
    ...screen(() => import('./routes/business-export.tsx')),
  },
  {
    path: paths.businessSetup(),
    title: 'Set up your business',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/business-setup.tsx')),
  },
  {
    path: paths.profile(),
    title: 'Profile',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/profile.tsx')),
  },
  {
    path: paths.settings(),
    query: { tab: 'business', view: '' },
    title: 'Business settings',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/business-settings.tsx')),
  },
  {
    path: paths.settings(),
    query: { tab: 'business', view: 'delete' },
    title: 'Delete the business',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/delete-business.tsx')),
  },
  {
    path: paths.settings(),
    query: { tab: 'people', view: '' },
    title: 'People and permissions',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/members.tsx')),
  },
  {
    path: paths.settings(),
    query: { tab: 'audit-log', view: '' },
    title: 'Audit log',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/audit-log.tsx')),
  },
  {
    path: paths.administratorHandover(),
    title: 'Administrator',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/administrator-handover.tsx')),
  },
  {
    path: paths.billing(),
    title: 'Billing',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/billing.tsx')),
  },
  {
    path: paths.pricing(),
    title: 'Plans and prices',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/pricing.tsx')),
  },
  {
    path: paths.buyNow(),
    title: 'Buy the premium plan',
    access: { ...ofOwner, purchase: 'due' },
    frame: 'always',
    ...screen(() => import('./routes/buy-now.tsx')),
  },
  {
    path: paths.pay(),
    title: 'Payment',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/pay.tsx')),
  },
  {
    path: paths.upgradePlan(),
    title: 'Upgrade your plan',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/upgrade-plan.tsx')),
  },
  {
    path: paths.extendSubscription(),
    title: 'Extend your subscription',
    access: ofOwner,
    frame: 'always',
    ...screen(() => import('./routes/extend-subscription.tsx')),
  },
  {
    path: paths.dashboard(),
    title: 'Dashboard',
    access: { ...inBusiness(), purchase: 'notDue' },
    frame: 'always',
    ...screen(() => import('./routes/dashboard.tsx')),
  },
  {
    path: paths.hr(),
    title: 'People',
    access: inBusiness('access_hr'),
    frame: 'always',
    ...screen(() => import('./routes/hr.tsx')),
  },
  {
    path: paths.invites(),
    title: 'Invites',
    access: inBusiness('access_hr'),
    frame: 'always',
    ...screen(() => import('./routes/invites.tsx')),
  },
  {
    path: paths.assets(),
    query: { tab: 'asset-list', view: 'type' },
    title: 'Asset types',
    access: inBusiness('access_assets'),
    frame: 'always',
    ...screen(() => import('./routes/assets.tsx')),
  },
  {
    path: paths.assets(),
    query: { tab: 'settings', view: 'statutory-type' },
    title: 'Statutory Information',
    access: inBusiness('access_assets'),
    frame: 'always',
    ...screen(() => import('./routes/statutory-information.tsx')),
  },
  {
    path: paths.fleet(),
    title: 'Fleet',
    access: inBusiness('access_vehicles'),
    frame: 'always',
    ...screen(() => import('./routes/fleet.tsx')),
  },
  {
    path: paths.payroll(),
    title: 'Payroll',
    access: inBusiness('access_payroll'),
    frame: 'always',
    ...screen(() => import('./routes/payroll.tsx')),
  },
  {
    path: paths.profile(),
    query: { tab: 'security', view: '' },
    title: 'Security',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/security.tsx')),
  },
  {
    path: paths.profile(),
    query: { tab: 'security', view: 'second-step' },
    title: 'Second step',
    access: inBusiness(),
    frame: 'always',
    ...screen(() => import('./routes/second-step.tsx')),
  },
  {
    path: paths.restricted(),
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
  if (bare === paths.home()) return { redirect: paths.dashboard() };
  return bare.startsWith(entryFolder) ? { redirect: paths.login() } : notFound;
}
